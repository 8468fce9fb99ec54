// The definitions to which drawings refer by id: hatchings and the clips of a shield, a banner and
// a meeple. They are in the document once.
import { SHIELD } from "./arms.ts";

/** Slanting cuts that taper to a point, as from a gouge; in the 512 units of an icon. */
function cuts(light: boolean): string {
  let d = "";
  for (let k = -2; k < 34; k++) {
    const y = k * 23 + (light ? 0 : 11);
    const reach = 190 + ((k * 71) % 130);
    d += light
      ? `M-8 ${y}l0 10 ${reach} -${Math.round(reach * 0.53) + 4}Z`
      : `M520 ${y - 260}l0 -10 -${reach} ${Math.round(reach * 0.53) + 4}Z`;
  }
  return d;
}

/** The outline of a banner of 168 x 352. */
export const TAIL = "M0 0H168V348L126 330 84 348 42 330 0 348Z";

const LINE = 'patternUnits="userSpaceOnUse"';
const SLANT = `${LINE} patternTransform="rotate(-35)"`;

export const DEFS = `
<pattern id="hz" width="9" height="5" ${LINE}><path d="M0 2.5q2.2-1.6 4.5 0t4.5 0" fill="none" stroke="#000" stroke-width=".8"/></pattern>
<pattern id="hl" width="5" height="5" ${SLANT}><path d="M0 2.5H5" stroke="#000"/></pattern>
<pattern id="hw" width="5" height="5" ${SLANT}><path d="M0 2.5H5" stroke="#fff" stroke-width=".9"/></pattern>
<pattern id="wv" width="22" height="9" ${LINE}><path d="M0 6q5.5-6 11 0t11 0" fill="none" stroke="#fff" stroke-width="1.1"/></pattern>
<pattern id="cl" width="512" height="512" ${LINE}><path d="${cuts(true)}" fill="#fff"/></pattern>
<pattern id="cs" width="512" height="512" ${LINE}><path d="${cuts(false)}"/></pattern>
<clipPath id="tail"><path d="${TAIL}"/></clipPath>
<clipPath id="chest"><circle cx="20" cy="21.2" r="6.84"/></clipPath>
<clipPath id="shield"><path d="${SHIELD}"/></clipPath>`;
