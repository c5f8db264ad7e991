import HTMLInputMaskElement from 'imask/esm/controls/html-input-mask-element'
import type { EventHandlers } from 'imask/esm/controls/mask-element'

/**
 * Tells a mask where the caret was before any edit: the mask itself looks at keys alone, and a text that comes by the mouse, by
 * dictation or from a testing tool would be put at an old place. A change without an edit before it is a new text.
 */
export class MaskedElement extends HTMLInputMaskElement {
  readonly #field: HTMLInputElement
  readonly #onNewText: () => void
  readonly #isTaken: (text: string) => boolean
  #saveSelection: (() => void) | undefined
  #isEdited = false

  /** `isTaken` is true when a text of several signs needs no edit any more. */
  constructor(field: HTMLInputElement, onNewText: () => void, isTaken: (text: string) => boolean) {
    super(field)
    this.#field = field
    this.#onNewText = onNewText
    this.#isTaken = isTaken
  }

  override bindEvents(handlers: EventHandlers): void {
    this.#saveSelection = () => handlers.selectionChange()
    super.bindEvents({
      ...handlers,
      // The browser has put the caret, or chosen all that is there to be typed over: the mask would take that back.
      focus: () => {},
      input: (event: InputEvent) => {
        if (this.#isEdited) handlers.input(event)
        else this.#onNewText()
        this.#isEdited = false
      },
    })
    this.#field.addEventListener('beforeinput', this.#beforeEdit)
    this.#field.addEventListener('paste', this.#onPaste)
  }

  override unbindEvents(): void {
    super.unbindEvents()
    this.#field.removeEventListener('beforeinput', this.#beforeEdit)
    this.#field.removeEventListener('paste', this.#onPaste)
  }

  readonly #beforeEdit = (event: InputEvent): void => {
    if (event.defaultPrevented) return
    const { data, isComposing, cancelable } = event
    if (data !== null && data.length > 1 && !isComposing && cancelable && this.#isTaken(data)) {
      event.preventDefault()
      return
    }
    this.#isEdited = true
    if (!isComposing) this.#saveSelection?.()
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    if (this.#isTaken(event.clipboardData?.getData('text') ?? '')) event.preventDefault()
  }
}
