/**
 * What the page does besides what it does without any script: the total follows each choice, a signature can be drawn,
 * and what was wrong is no longer said of a field that somebody corrects. It is sent as it stands here, so it uses
 * nothing from outside of itself.
 */
function improve(): void {
  document.addEventListener('input', ({ target }) => {
    const place = (target as Element).closest('[aria-describedby]');
    const wrong = document.getElementById(place?.getAttribute('aria-describedby') ?? '');
    if (!place || !wrong?.classList.contains('error')) return;
    wrong.remove();
    place.removeAttribute('aria-invalid');
    place.removeAttribute('aria-describedby');
  });

  const form = document.querySelector<HTMLFormElement>('form.answer-form');
  if (!form) return;

  // The page's policy lets no text become markup but what is said here: what this very server answers.
  const { trustedTypes } = window as unknown as {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: object): { createHTML(text: string): string };
    };
  };
  const own = trustedTypes?.createPolicy('offer', { createHTML: (text: string) => text });
  const parse = (text: string) =>
    new DOMParser().parseFromString(own ? own.createHTML(text) : text, 'text/html');

  const again = form.querySelector<HTMLElement>('.again');
  let asked = 0;
  const followTotal = async () => {
    asked += 1;
    const number = asked;
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && name !== 'signature') sent.append(name, value);
    sent.set('do', 'recalculate');
    try {
      const answer = await fetch(location.pathname, { method: 'POST', body: sent });
      if (!answer.ok) throw new Error();
      const page = parse(await answer.text());
      // A later choice was asked for meanwhile.
      if (number !== asked) return;
      for (const place of form.querySelectorAll('[data-follows]')) {
        const fresh = page.querySelector(`[data-follows='${place.getAttribute('data-follows')}']`);
        if (fresh) place.replaceChildren(...fresh.childNodes);
      }
    } catch {
      if (again) again.hidden = false;
    }
  };
  if (again) again.hidden = true;
  form.addEventListener('change', (event) => {
    const { name } = event.target as HTMLInputElement;
    if (name === 'option' || name === 'take') void followTotal();
  });

  const sheet = form.querySelector<HTMLElement>('.sheet');
  const canvas = form.querySelector('canvas');
  const kept = form.querySelector<HTMLInputElement>('input[name="signature"]');
  const pen = canvas?.getContext('2d');
  if (!sheet || !canvas || !kept || !pen) return;
  sheet.hidden = false;
  const clear = () => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    kept.value = '';
  };
  const at = (event: PointerEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * canvas.width,
      ((event.clientY - box.top) / box.height) * canvas.height,
    ];
  };
  clear();
  pen.lineWidth = 2.5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#10151c';
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    pen.beginPath();
    pen.moveTo(...at(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...at(event));
    pen.stroke();
  });
  canvas.addEventListener('pointerup', () => {
    kept.value = canvas.toDataURL('image/png');
  });
  sheet.querySelector('button')?.addEventListener('click', clear);
}

/** The script as the page loads it. */
export const PAGE_SCRIPT = `(${improve.toString()})();\n`;
