const CONTROLS = 'a, button, input, select'

type Controls = { all: readonly HTMLElement[]; focused: number }

/** Controls of a part of the page, in document order. */
export function captureFormState(part: Element): Controls {
  const all = [...part.querySelectorAll<HTMLElement>(CONTROLS)]
  return { all, focused: all.findIndex((control) => control === document.activeElement) }
}

/** Repeats on the new controls what was done to the old ones in their places before hydration, and keeps the focus. */
export function restoreFormState(old: Controls, { all }: Controls): void {
  all[old.focused]?.focus({ preventScroll: true })
  old.all.forEach((former, at) => {
    const control = all[at]
    if (!control) return
    if (former.hasAttribute('data-click-pending')) setTimeout(() => control.click())
    else if (isCheck(former) && isCheck(control) && former.checked !== control.checked) {
      setTimeout(() => control.click())
    } else if (isChoice(former) && isChoice(control) && former.value !== control.value) {
      control.value = former.value
      setTimeout(() => control.dispatchEvent(new Event('change', { bubbles: true })))
    }
  })
}

function isCheck(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

function isChoice(control: HTMLElement): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement
}
