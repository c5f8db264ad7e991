import { toShownPrice } from '@/stores/user/shown-markup'

const BOUNDS = /\{min:(-?[\d.]+)\}.*\{max:(-?[\d.]+)\}/
/** On a slider of a phone's width more places could not be hit. */
const PLACES = 200

/** Ends the listeners of the former slider, because the form may outlive it. */
const lives = new WeakMap<HTMLFormElement, AbortController>()

type Ends = { min: HTMLInputElement; max: HTMLInputElement }

/**
 * Gives each range of the filters a slider with two knobs, over the number fields, which are what is sent: the knobs write
 * into them, and are hidden from screen readers, which read the fields. Prices run with this visitor's markup, in per cent.
 */
export function showSliders(root: HTMLElement, markup = 0): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-range]')) {
    const bounds = BOUNDS.exec(fieldOf(form, 'to')?.value ?? '')
    const fields = { min: fieldOf(form, 'min'), max: fieldOf(form, 'max') }
    const ends = [Number(bounds?.[1]), Number(bounds?.[2])]
    const [low = Number.NaN, high = Number.NaN] =
      'price' in form.dataset ? ends.map((end) => toShownPrice(end, markup)) : ends
    if (!fields.min || !fields.max || !(low < high)) continue
    form.querySelector('[data-slider]')?.remove()
    lives.get(form)?.abort()
    const life = new AbortController()
    lives.set(form, life)
    form.append(createSlider({ min: fields.min, max: fields.max }, low, high, life.signal))
  }
}

function createSlider(fields: Ends, low: number, high: number, signal: AbortSignal): HTMLElement {
  const slider = document.createElement('div')
  slider.dataset['slider'] = ''
  slider.setAttribute('aria-hidden', 'true')
  const step = stepOf(low, high)
  const knobs = { min: createKnob(low, high, step), max: createKnob(low, high, step) }
  slider.append(knobs.min, knobs.max)

  const paint = () => {
    const [from, to] = [knobs.min.valueAsNumber, knobs.max.valueAsNumber].toSorted((a, b) => a - b)
    slider.style.setProperty('--from', String(((from ?? low) - low) / (high - low)))
    slider.style.setProperty('--to', String(((to ?? high) - low) / (high - low)))
  }
  const follow = () => {
    knobs.min.value = fields.min.value.replace(',', '.') || String(low)
    knobs.max.value = fields.max.value.replace(',', '.') || String(high)
    paint()
  }
  slider.addEventListener('input', () => {
    const [from, to] = [knobs.min.valueAsNumber, knobs.max.valueAsNumber].toSorted((a, b) => a - b)
    fields.min.value = from === undefined || from <= low ? '' : String(from)
    fields.max.value = to === undefined || to > high - step ? '' : String(to)
    paint()
  })
  for (const field of [fields.min, fields.max]) field.addEventListener('input', follow, { signal })
  fields.min.form?.addEventListener('reset', () => queueMicrotask(follow), { signal })
  follow()
  return slider
}

function createKnob(low: number, high: number, step: number): HTMLInputElement {
  const knob = document.createElement('input')
  knob.type = 'range'
  knob.min = String(low)
  knob.max = String(high)
  knob.step = String(step)
  knob.tabIndex = -1
  return knob
}

/** A round number: 1, 2, 5, 10, 20, 50… and their tenths where the bounds have a fraction. */
export function stepOf(low: number, high: number): number {
  const finest = Number.isInteger(low) && Number.isInteger(high) ? 1 : 0.1
  const exact = (high - low) / PLACES
  const power = 10 ** Math.floor(Math.log10(exact))
  const round = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= exact) ?? exact
  return Math.max(finest, round)
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
