"""Seals a message so that only its browser can read it (RFC 8291), and signs it, so that the push
service knows the sender (VAPID, RFC 8292).

The library is imported where it is needed: most servers start, and play, without sending a single
notification.
"""

from __future__ import annotations

import base64
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import (
        EllipticCurvePrivateKey,
        EllipticCurvePublicKey,
    )

CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of P-256: a private key is a number below it."""
POINT_BYTES = 65
"""The length of an uncompressed point, in bytes."""
AUTH_BYTES = 16
RECORD_BYTES = 4096
LONGEST = 3_000
"""The longest message, in bytes. Push services accept 4096 after it is sealed."""
PROOF_SECONDS = 12 * 3600
"""Seconds for which a signature is valid; push services accept up to a day."""


def new_private_key() -> str:
    """A private key as text, as the database keeps it."""
    return f"{secrets.randbelow(CURVE_ORDER - 1) + 1:064x}"


def to_text(data: bytes) -> str:
    """Base64 as push services and browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_key(private: str) -> bytes:
    """The uncompressed point that belongs to a private key."""
    return _point(_private(private).public_key())


def is_public_key(data: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(data) != POINT_BYTES:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except ValueError:
        return False
    return True


def seal(
    message: bytes, receiver: bytes, auth: bytes, *, own: str | None = None, salt: bytes = b""
) -> bytes:
    """The body of a push message for the browser with that public key and secret. `own` and `salt`
    are random, except in a test."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    assert len(message) <= LONGEST
    salt = salt or secrets.token_bytes(16)
    private = _private(own or new_private_key())
    sender = _point(private.public_key())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    shared = private.exchange(ec.ECDH(), browser)
    key, nonce = content_keys(shared, receiver, sender, auth, salt)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2 marks the last record
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def content_keys(
    shared: bytes, receiver: bytes, sender: bytes, auth: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce of a message (RFC 8291, 3.4)."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    both = derive(shared, auth, b"WebPush: info\0" + receiver + sender, 32)
    return (
        derive(both, salt, b"Content-Encoding: aes128gcm\0", 16),
        derive(both, salt, b"Content-Encoding: nonce\0", 12),
    )


def proof(private: str, audience: str, contact: str) -> str:
    """The `Authorization` header for the push service at that origin."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    claims = {"aud": audience, "exp": int(time.time()) + PROOF_SECONDS, "sub": contact}
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    signed = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
    signature = _private(private).sign(signed.encode(), ec.ECDSA(SHA256()))
    r, s = decode_dss_signature(signature)
    token = f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={to_text(public_key(private))}"


def _private(text: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int(text, 16), ec.SECP256R1())


def _point(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
