// What is cut, covered, too small for a thumb or wider than the screen, one line a fault. `still`:
// nothing may have to be scrolled up or down, but the log.
(still) => {
  const [W, H] = [innerWidth, innerHeight];
  const phone = Math.min(W, H) < 500;
  const faults = new Set();
  // What is pushed and pinched, and a board that turns. Dialogs and pages are called sheets too.
  const MAP = ".map > .sheet";
  const WHEEL = ".turning:not(.sheet)";
  // What a finger goes through.
  const through = new Set(
    [...document.querySelectorAll("*")].filter(
      (e) => getComputedStyle(e).pointerEvents === "none",
    ),
  );
  const style = document.createElement("style");
  style.textContent = "* { pointer-events: auto !important }";
  document.head.append(style);

  // Nothing moves meanwhile: what was looked up once holds.
  const once = (look) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, look(e));
      return known.get(e);
    };
  };
  const boxOf = once((e) => e.getBoundingClientRect());
  const stacks = new Map();
  const stackAt = (x, y) => {
    const place = `${x} ${y}`;
    if (!stacks.has(place)) stacks.set(place, document.elementsFromPoint(x, y));
    return stacks.get(place);
  };
  const cssOf = once((e) => {
    const css = getComputedStyle(e);
    const { position, display, overflowX, overflowY, clipPath } = css;
    return { position, display, overflowX, overflowY, clipPath };
  });
  const shown = once((e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const unseen = once((e) => {
    for (let at = e; at; at = at.parentElement) {
      if (cssOf(at).clipPath.startsWith("inset(50%")) return true;
      if (at.inert) return true;
    }
    return false;
  });
  const named = (e) => {
    const own = (e.getAttribute("class") ?? "")
      .replace(/svelte-\S+/g, "")
      .trim();
    return e.localName + (own ? "." + own.split(/\s+/).join(".") : "");
  };
  const where = (e) =>
    [e.parentElement?.parentElement, e.parentElement, e]
      .filter(Boolean)
      .map(named)
      .join(" > ");
  const tell = (kind, e, said) =>
    faults.add(`${kind}: ${where(e)} "${said.slice(0, 60)}"`);
  const modals = [
    ...document.querySelectorAll(
      "dialog[open], [aria-modal=true], [role=dialog]",
    ),
  ].filter(shown);
  const root = modals.at(-1) ?? document.body;

  // A drawing that refers to a symbol that has not come is empty.
  for (const use of root.querySelectorAll("use[href^='#']")) {
    const id = use.getAttribute("href").slice(1);
    if (!document.getElementById(id)) tell("not drawn", use, id);
  }

  // Whatever one would have to push aside to read on.
  const page = document.scrollingElement;
  if (page.scrollWidth > W + 1)
    faults.add(`sideways: the page is ${page.scrollWidth} wide`);
  if (still && page.scrollHeight > H + 1)
    faults.add(`tall: the page is ${page.scrollHeight} high`);
  for (const e of root.querySelectorAll("*")) {
    if (e instanceof SVGElement) continue;
    const { overflowX, overflowY } = cssOf(e);
    const scrolls = (how) => how === "auto" || how === "scroll";
    if (scrolls(overflowX) && e.scrollWidth > e.clientWidth + 1 && shown(e))
      tell("sideways", e, `${e.scrollWidth} in ${e.clientWidth}`);
    if (
      still &&
      scrolls(overflowY) &&
      e.scrollHeight > e.clientHeight + 1 &&
      shown(e) &&
      !e.closest("aside, [role=log], .log")
    )
      tell("tall", e, `${e.scrollHeight} in ${e.clientHeight}`);
  }

  // What is left out whole where there is no room for it: the last line of a question, and words
  // that arms beside them tell, too.
  const isLeftOut = (e) => {
    const line = e.closest(".follows, .keeper");
    if (!line) return false;
    const [own, room] = [line, line.parentElement].map((one) =>
      one.getBoundingClientRect(),
    );
    return own.left >= room.right || own.top >= room.bottom;
  };

  // Texts, line by line, as far as their letters reach.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const e = node.parentElement;
    if (
      !text ||
      !e ||
      ["SCRIPT", "STYLE", "TITLE", "OPTION"].includes(e.tagName)
    )
      continue;
    if (!shown(e) || unseen(e) || e.closest(".skip") || isLeftOut(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 4) continue;
      // Along a curve every letter has a box of its own, with more air around it the more it leans.
      const curved = e.closest("textPath");
      const inset = box.height * (curved ? 0.36 : 0.24);
      const aside = curved ? box.width * 0.36 : 1;
      lines.push({
        e,
        text,
        left: box.left + aside,
        right: box.right - aside,
        top: box.top + inset,
        bottom: box.bottom - inset,
      });
    }
  }

  // Words that go on in the next line without a hyphen.
  const hyphen = /[\s\u2010-\u2014/-]+/;
  for (const e of new Set(lines.map((line) => line.e))) {
    if (getComputedStyle(e).hyphens === "auto") continue;
    for (const node of e.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      let from = 0;
      for (const word of node.data.split(hyphen)) {
        const start = node.data.indexOf(word, from);
        from = start + word.length;
        if (word.length < 2 || word.includes("\u00ad")) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, from);
        const rows = new Set(
          [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ bottom }) => Math.round(bottom)),
        );
        if (rows.size > 1 && !(e instanceof SVGElement))
          tell("broken", e, word);
      }
    }
  }

  // What teaches may lie on nothing that is asked for now.
  const teaching = [
    ...root.querySelectorAll("aside.note:not(.away), .pill, .trail button"),
  ].filter(shown);
  for (const e of root.querySelectorAll(".stage .lit, .prompt, .acts .btn")) {
    const a = e.getBoundingClientRect();
    for (const over of teaching) {
      const b = over.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const rim = e.matches(".prompt") && !over.matches(".note") ? 40 : 2;
      if (wide > 2 && tall > rim)
        tell("taught over", e, `${named(over)} ${over.textContent.trim()}`);
    }
  }

  // Letters that nobody can read. A map is pinched.
  const READABLE = 8.4;
  for (const { e, text } of lines) {
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size > 0 && size < READABLE && !e.closest(MAP))
      tell("tiny", e, `${size.toFixed(1)} px ${text}`);
  }

  // Seats that stand in the bar, and what else does.
  for (const seat of root.querySelectorAll(".chips .plaque"))
    for (const other of root.querySelectorAll(
      ".phases .on, header nav button",
    )) {
      const [a, b] = [boxOf(seat), boxOf(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && tall > 1 && shown(other))
        tell("collides", seat, other.textContent.trim());
    }

  // Buttons that leave the screen.
  for (const e of root.querySelectorAll(".btn, header :is(a, button)")) {
    const { left, right } = e.getBoundingClientRect();
    if (shown(e) && !unseen(e) && (left < -1 || right > W + 1))
      tell("cut", e, e.ariaLabel ?? e.textContent.trim());
  }

  // What an empty field says of itself.
  const pen = document.createElement("canvas").getContext("2d");
  for (const e of root.querySelectorAll("input:placeholder-shown")) {
    if (!shown(e) || unseen(e)) continue;
    const css = getComputedStyle(e);
    pen.font = `${css.fontWeight} ${css.fontSize} ${css.fontFamily}`;
    const sides = parseFloat(css.paddingLeft) + parseFloat(css.paddingRight);
    if (pen.measureText(e.placeholder).width > e.clientWidth - sides + 1)
      tell("cut", e, e.placeholder);
  }

  // What to do next is at hand however long the score is.
  for (const e of root.querySelectorAll(".end footer .btn"))
    if (shown(e) && e.getBoundingClientRect().bottom > H + 1)
      tell("cut", e, e.textContent.trim());

  // Words that leave their button, names that leave their plate, what leaves its half of the hall's bar.
  for (const { e, text, left, right, top, bottom } of lines) {
    const box = e.closest(".btn, .pile .lab, .hall-bar .me")?.getBoundingClientRect();
    if (!box) continue;
    // The rim of a card is drawn over the foot of its plate.
    const rim = e.closest(".pile .lab") ? 1.6 : 0;
    if (
      left < box.left - 1 ||
      right > box.right + 1 ||
      top < box.top ||
      bottom > box.bottom - rim
    )
      tell("spills", e, text);
  }

  const seen = lines.filter((line) => {
    const { e, text, left, right, top, bottom } = line;
    let fixed = false;
    for (
      let at = e;
      at && at !== document.documentElement;
      at = at.parentElement
    ) {
      const css = cssOf(at);
      if (css.position === "fixed") fixed = true;
      const [x, y] = [css.overflowX, css.overflowY];
      // A map is pushed; what any other drawing shows ends at its edge.
      const drawn = at instanceof SVGSVGElement && !e.closest(MAP);
      if (
        (at instanceof SVGElement && !drawn) ||
        (x === "visible" && y === "visible") ||
        css.display === "inline"
      )
        continue;
      const box = boxOf(at);
      const scrolls = (how) => how === "auto" || how === "scroll";
      // So is what of a map is out of sight, or of a wheel: not what ends within them.
      const out =
        bottom > box.bottom ||
        top < box.top ||
        right > box.right ||
        left < box.left;
      const board = e.closest(`${MAP}, ${WHEEL}`);
      if (out && board && at.contains(board)) return false;
      if (scrolls(y) && (bottom > box.bottom || top < box.top)) return false;
      if (scrolls(x) && (right > box.right || left < box.left)) return false;
      if (x !== "visible" && (right > box.right + 1 || left < box.left - 1))
        tell("cut", e, text);
      if (y !== "visible" && (bottom > box.bottom + 1 || top < box.top - 1))
        tell("cut", e, text);
    }
    if (right > W + 1 || left < -1) tell("cut", e, text);
    if (fixed && (bottom > H + 1 || top < -1)) tell("cut", e, text);
    return bottom <= H && top >= 0;
  });

  // What lies on a line of text, if it is not part of the same thing.
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g);
    return colour === "transparent"
      ? 0
      : parts && parts.length > 3
        ? Number(parts.at(-1))
        : 1;
  };
  const paints = once((e) => {
    if (Number(getComputedStyle(e).opacity) < 0.5) return false;
    if (e instanceof SVGSVGElement || e instanceof SVGGElement) return false;
    const css = getComputedStyle(e);
    if (e instanceof SVGElement)
      return css.fill !== "none"
        ? alpha(css.fill) * Number(css.fillOpacity) > 0.5
        : css.stroke !== "none";
    return alpha(css.backgroundColor) > 0.5 || css.backgroundImage !== "none";
  });
  // A bar that stays while the page moves under it.
  const stays = once((e) => {
    for (let at = e; at; at = at.parentElement)
      if (["fixed", "sticky"].includes(cssOf(at).position)) return at;
    return null;
  });
  const isUnderPawn = (line) =>
    stackAt((line.left + line.right) / 2, (line.top + line.bottom) / 2).some(
      (over) => over.closest(".pawn-box"),
    );
  // What was opened may lie on the board, but not on the question.
  const isOpened = (over, e) => {
    const opened = over.closest("[data-over]");
    const asked = e.closest(".prompt");
    return opened && (!asked || asked.contains(opened));
  };
  const passes = (over, e) => {
    const bar = stays(over);
    // Pieces and prices stand on a map, over the names of its regions; on a phone it is pinched.
    if (e.closest(MAP))
      return e.matches(".name") || !(over instanceof SVGTextElement);
    // A pawn may stand on a few letters of a name.
    if (e.closest("text.name") && over.closest(".pawn-box")) {
      const name = e.closest("text.name");
      const letters = seen.filter((line) => name.contains(line.e));
      return letters.filter(isUnderPawn).length * 2 < letters.length;
    }
    // A note of a first game may lie on what is not asked for now.
    if (over.closest(".note")) return !e.closest(".lit, .prompt, .acts");
    if (bar && cssOf(bar).position === "sticky") return !bar.contains(e);
    return page.scrollHeight > H + 1 && bar && !stays(e);
  };
  for (const { e, text, left, right, top, bottom } of seen) {
    const y = (top + bottom) / 2;
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      for (const over of stackAt(x, y)) {
        if (over.contains(e) || e.contains(over)) break;
        if (!paints(over) || isOpened(over, e) || passes(over, e))
          continue;
        tell("covered", e, `${text}" by "${named(over)}`);
        break;
      }
    }
  }
  // Words beside a map that lie on it, with nothing between.
  for (const { e, text, left, right, top, bottom } of root.querySelector(MAP)
    ? seen
    : []) {
    if (e.closest(MAP)) continue;
    const y = (top + bottom) / 2;
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      const stack = stackAt(x, y);
      const below = stack.slice(stack.findIndex((one) => one === e) + 1);
      const ground = below.find(
        (one) => paints(one) && (one.contains(e) || one instanceof SVGElement),
      );
      if (!e.contains(stack[0]) || !ground?.closest(MAP)) continue;
      tell("on the map", e, text);
      break;
    }
  }
  // Two texts in one place.
  for (const [i, a] of seen.entries())
    for (const b of seen.slice(i + 1)) {
      if (a.e === b.e && a.text === b.text) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < 2 || tall < 2) continue;
      const [x, y] = [
        Math.max(a.left, b.left) + wide / 2,
        Math.max(a.top, b.top) + tall / 2,
      ];
      // Where something opaque lies between them, the lower one is told of above.
      const stack = stackAt(x, y);
      const near = (line) =>
        stack.findIndex((over) => over === line.e || line.e.contains(over));
      const [above, below] = [near(a), near(b)].sort((p, q) => p - q);
      if (above < 0 || stack.slice(above, below).some(paints)) continue;
      tell("overlaps", a.e, `${a.text}" and "${b.text}`);
    }

  const drawer = document.querySelector(".drawer.open > .over");
  const isUnderDrawer = (e) => {
    if (!drawer || drawer.contains(e)) return false;
    const [own, over] = [boxOf(e), boxOf(drawer)];
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    return x > over.left && x < over.right && y > over.top && y < over.bottom;
  };

  // What a thumb must hit.
  const LEAST = 40;
  if (phone)
    for (const e of root.querySelectorAll(
      "button, a[href], select, textarea, summary, [role=button], [role=tab], [role=slider], " +
        "input:not([type=radio], [type=checkbox]), label:has(input)",
    )) {
      // A map is pinched and pushed: its places are as large as one likes.
      if (!shown(e) || unseen(e) || e.disabled || e.closest(MAP)) continue;
      // What an open drawer lies over is met again when it closes.
      if (isUnderDrawer(e)) continue;
      const box = e.getBoundingClientRect();
      if (box.width >= LEAST && box.height >= LEAST) continue;
      if (
        box.width < 2 ||
        box.bottom < 0 ||
        box.top > H ||
        box.right < 0 ||
        box.left > W
      )
        continue;
      // A word within a sentence is as high as the sentence.
      const flows = getComputedStyle(e).display === "inline" || e.matches(".chip");
      const sentence = e.closest("p, li, td, dd")?.textContent.trim();
      if (flows && sentence !== e.textContent.trim()) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const reach = LEAST / 2 - 1;
      const hit = (px, py) =>
        stackAt(px, py).find((over) => !through.has(over));
      // A board that turns brings what lies at its edge into the middle.
      const turning = e.closest(WHEEL);
      if (turning && !e.matches(".turn")) {
        const room = boxOf(turning);
        if (
          x - reach < room.left ||
          x + reach > room.right ||
          y - reach < room.top ||
          y + reach > room.bottom ||
          [...turning.querySelectorAll(".turn, .edge")].some((one) => {
            const { left, right, top, bottom } = boxOf(one);
            return (
              x + reach > left &&
              x - reach < right &&
              y + reach > top &&
              y - reach < bottom
            );
          })
        )
          continue;
      }
      const hits = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ].every(([dx, dy]) => {
        const px = Math.min(W - 1, Math.max(0, x + dx)),
          py = Math.min(H - 1, Math.max(0, y + dy));
        const found = hit(px, py);
        return (
          found &&
          (e.contains(found) ||
            found.closest("label")?.contains(e) ||
            (turning &&
              !e.matches(".lit") &&
              found.closest("[data-over], .note, .trail")))
        );
      });
      if (!hits)
        tell(
          "small",
          e,
          `${Math.round(box.width)} x ${Math.round(box.height)} ${e.ariaLabel ?? e.textContent.trim()}`,
        );
    }
  style.remove();
  return [...faults];
};
