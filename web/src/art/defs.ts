// Patterns and masks that drawings refer to by id.
export const DEFS = `
<pattern id="hz" width="9" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5q2.2-1.6 4.5 0t4.5 0" fill="none" stroke="#000" stroke-width=".8"/></pattern>
<pattern id="hl" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><path d="M0 2.5H5" stroke="#000" stroke-width="1"/></pattern>
<pattern id="hw" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><path d="M0 2.5H5" stroke="#fff" stroke-width=".9"/></pattern>
<pattern id="e5" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><path d="M0 11H22" stroke="#fff" stroke-width="7"/></pattern>
<pattern id="e6" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><path d="M0 11H22" stroke="#000" stroke-width="7"/></pattern>
<pattern id="wv" width="22" height="9" patternUnits="userSpaceOnUse"><path d="M0 6q5.5-6 11 0t11 0" fill="none" stroke="#fff" stroke-width="1.1"/></pattern>
<linearGradient id="lg" x1="0" x2="1" y1="0" y2=".35"><stop offset="0" stop-color="#fff"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="lgr" x1="1" x2="0" y1="1" y2=".5"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="mL" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#lg)"/></mask>
<mask id="mR" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#lgr)"/></mask>`;
