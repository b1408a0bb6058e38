/** How the page looks, light and dark, on a phone, a desk and paper. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #1b2028);
  --ground: light-dark(#f3f2ee, #12161b);
  --ink: light-dark(#1a1d21, #e9ecf0);
  --soft: light-dark(#565b63, #a9b1bc);
  --line: light-dark(#dcdad3, #333a45);
  --field: light-dark(#83868c, #7b8492);
  --accent: light-dark(#0d5c63, #6cc5cd);
  --on-accent: light-dark(#ffffff, #0b2326);
  --tint: light-dark(#e9f2f2, #1d3134);
  --danger: light-dark(#a4262c, #ff9a9f);
  --radius: 10px;
  font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
.head, main, .foot { max-width: 46rem; margin: 0 auto; padding: 0 1rem; }
.head { padding-top: 1.5rem; padding-bottom: 1rem; }
.sender { margin: 0; font-weight: 650; }
.logo { display: block; max-width: 15rem; max-height: 5rem; padding: .25rem; border-radius: 6px; background: #fff; }
.foot { padding-top: 1rem; padding-bottom: 2.5rem; color: var(--soft); font-size: .875rem; }
.foot p { margin: .25rem 0; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
h1 + p { margin-top: .75rem; }
h2 { margin: 0 0 .75rem; font-size: 1.1875rem; line-height: 1.3; }
h3 { margin: 1.25rem 0 0; font-size: 1rem; color: var(--soft); font-weight: 600; }
p { margin: 0 0 .75rem; }
a { color: var(--accent); }
.kind { margin: 0 0 .25rem; color: var(--soft); font-size: .9375rem; }
.card { margin: 0 0 1rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); }
.card > :last-child, .card form > :last-child { margin-bottom: 0; }
.text { white-space: pre-line; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem 1.25rem; margin: 1.25rem 0 0; }
.facts div { min-width: 0; }
dt { color: var(--soft); font-size: .8125rem; }
dd { margin: 0; }
.notice { padding: .75rem 1rem; border-radius: 8px; background: var(--tint); }
.notice.wrong { border: 1px solid var(--danger); background: transparent; color: var(--danger); }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }

.lines { margin: 0; padding: 0; list-style: none; }
.lines > li { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
.lines > li:first-child { border-top: 0; }
.lines .name { font-weight: 550; }
.lines .sum { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lines .about, .lines .count { grid-column: 1; color: var(--soft); font-size: .9375rem; }
.lines .about { white-space: pre-line; }
.lines .words { grid-column: 1 / -1; }
.lines label { display: flex; gap: .75rem; align-items: flex-start; margin: -.375rem 0; padding: .375rem 0; cursor: pointer; }
.lines .tag { display: block; color: var(--accent); font-size: .8125rem; font-weight: 600; }
.indent { padding-left: 2.125rem; }
input[type='checkbox'], input[type='radio'] { flex: none; width: 1.375rem; height: 1.375rem; margin: .0625rem 0 0; accent-color: var(--accent); }

.option { margin-top: .75rem; border: 1px solid var(--line); border-radius: 8px; }
.option > label { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: flex-start; padding: .875rem 1rem; font-weight: 600; cursor: pointer; }
.option > label > span:first-of-type { flex: 1 1 6rem; }
.option .whole { display: block; color: var(--soft); font-size: .8125rem; font-weight: 400; text-align: end; }
.option b { font-variant-numeric: tabular-nums; }
.option > .lines { padding: 0 1rem .25rem; border-top: 1px solid var(--line); }
.option > h3 { margin: 0; padding: .875rem 1rem .25rem; border-top: 1px solid var(--line); }
.option > h3 + .lines { border-top: 0; }
.option:has(> label > input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.option:has(> label > input:checked) > label { border-radius: 7px 7px 0 0; background: var(--tint); }

.subtotal { display: flex; gap: 1rem; justify-content: space-between; margin: 0; padding: .75rem 0; border-top: 1px solid var(--line); font-weight: 600; }
.subtotal b { white-space: nowrap; font-variant-numeric: tabular-nums; }
.option > .subtotal { padding-inline: 1rem; }

.totals { margin: 0; }
.totals div { display: flex; gap: 1rem; justify-content: space-between; padding: .25rem 0; }
.totals dt { color: inherit; font-size: inherit; }
.totals dd { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.totals .all { margin-top: .375rem; padding-top: .625rem; border-top: 2px solid var(--ink); font-size: 1.1875rem; font-weight: 650; }

.field { margin: 0 0 1rem; }
.field > label, .field > .label { display: block; margin-bottom: .25rem; font-weight: 550; }
.field input[type='text'], textarea {
  width: 100%; min-height: 2.875rem; padding: .5rem .75rem; border: 1px solid var(--field); border-radius: 8px;
  background: var(--paper); color: inherit; font: inherit;
}
textarea { min-height: 6rem; resize: vertical; }
.choices { display: grid; gap: .25rem; margin-top: .25rem; }
.choices label { display: flex; gap: .75rem; padding: .375rem 0; }
.hint { margin: 0 0 .5rem; color: var(--soft); font-size: .9375rem; }
.error { margin: .25rem 0 0; color: var(--danger); font-weight: 550; }
button { min-height: 2.875rem; padding: .5rem 1.25rem; border: 1px solid var(--field); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.quiet { min-height: 2.25rem; padding: .25rem .75rem; font-size: .9375rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
canvas { display: block; width: 100%; max-width: 30rem; aspect-ratio: 3; margin-bottom: .5rem; border: 1px solid var(--field); border-radius: 8px; background: #fff; touch-action: none; }
[hidden] { display: none !important; }

details > summary { padding: .25rem 0; font-size: 1.0625rem; font-weight: 600; cursor: pointer; }
details[open] > summary { margin-bottom: 1rem; }

@media (max-width: 30rem) {
  .card { padding: 1.125rem 1rem; }
  h1 { font-size: 1.4375rem; }
  button.main { width: 100%; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; }
  .card { padding: 0 0 1rem; border: 0; break-inside: avoid-page; }
  .answer, .again, .notice { display: none; }
  .lines > li { break-inside: avoid; }
}
`;
