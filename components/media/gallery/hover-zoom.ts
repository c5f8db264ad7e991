import { HOVER_SCALE } from './model/gallery-numbers'

export type HoverZoom = {
  /** Enlarges the picture about the place under the mouse. */
  follow(mouse: { clientX: number; clientY: number }): void
  end(): void
  /** Requests a picture fit for the scale at which it is shown. */
  sharpen(scale: number): void
}

export function createHoverZoom(stage: HTMLElement, scale = HOVER_SCALE): HoverZoom {
  const sharpen = (shownAt: number) => {
    const image = stage.querySelector<HTMLImageElement>('[data-current] img')
    if (image) image.sizes = `${Math.round(stage.clientWidth * shownAt)}px`
  }
  return {
    follow({ clientX, clientY }) {
      const box = stage.getBoundingClientRect()
      stage.style.setProperty('--hover-scale', String(scale))
      stage.style.setProperty('--hover-x', `${((clientX - box.left) / box.width) * 100}%`)
      stage.style.setProperty('--hover-y', `${((clientY - box.top) / box.height) * 100}%`)
      if (stage.hasAttribute('data-hover')) return
      stage.setAttribute('data-hover', '')
      sharpen(scale)
    },
    end: () => stage.removeAttribute('data-hover'),
    sharpen,
  }
}
