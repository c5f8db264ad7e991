'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { useStore } from 'zustand'
import { isPlainClick } from '@/lib/interaction/is-plain-click'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { shownMarkup, shownPercent } from '@/stores/user/shown-markup'
import { announce } from './announce'
import { leaveHandover, panelOf, takeFocus, takeHandover, updateHandover } from './handover'
import { closeFilterSheet, openFilterSheet } from './sheet-loader'
import { chooseView, showRememberedView } from './view-choice'

type Props = {
  className?: string | undefined
  /** What is said once the list has changed. */ found: string
  children: ReactNode
}

/**
 * Makes the links and forms of a listing live: the old list stays, dimmed, until the new one is there; the filters keep
 * their place, the sheet its state, the reader the focus. Without it they are ordinary links and forms.
 */
export function ListingLive({ className, found, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const percent = useStore(shownMarkup, shownPercent)

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    showRememberedView(element)
    if (takeHandover(element)) announce(found)
    return () => {
      updateHandover(element)
      closeFilterSheet()
      settle(element)
    }
  }, [found])

  useEffect(() => {
    if (root.current) takeFocus(root.current)
  }, [found])

  useEffect(() => {
    const element = root.current
    const range = element?.querySelector('form[data-range]')
    if (!element || !range) return
    // On a phone the filters are seen once their sheet opens. Without sliders the fields do.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      import('./range-slider').then(
        ({ showSliders }) => showSliders(element, percent),
        () => undefined,
      )
    })
    observer.observe(panelOf(element) ?? range)
    return () => observer.disconnect()
  }, [found, percent])

  useEffect(() => {
    const element = root.current
    if (!isPending || !element) return
    element.querySelector('[data-results]')?.setAttribute('aria-busy', 'true')
    return () => settle(element)
  }, [isPending])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const open = (href: string, from: Element) => {
      leaveHandover(element, from, href)
      const scroll = from.closest('[data-live="pages"]') !== null
      startTransition(() => router.push(href, { scroll }))
    }
    return listen(element, open)
  }, [router])

  // Whatever the server has drawn anew.
  useEffect(() => root.current?.querySelectorAll<HTMLElement>(CONTROLS).forEach(markHydrated))

  return (
    <div ref={root} className={className}>
      {children}
    </div>
  )
}

/** Most who look at a listing type nothing into it. */
const loadTyped = () => import('./typed')

type Open = (href: string, from: Element) => void

const CONTROLS = '[data-sheet-open], [data-sheet-close], [data-view-choice]'

function listen(root: HTMLElement, open: Open): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(event.target instanceof Element)) return
    closeMenus(root, event.target)
    const control = event.target.closest<HTMLElement>(CONTROLS)
    if (control) {
      event.preventDefault()
      return press(root, control)
    }
    const link = event.target.closest<HTMLAnchorElement>('[data-live] a[href]')
    if (!link) return
    event.preventDefault()
    open(link.pathname + link.search, link)
    // After what reads the layout: the other way round the browser would work it out within the press.
    link.toggleAttribute('data-flipped', true)
  }
  const apply = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const form = event.target.closest<HTMLFormElement>(
      event.type === 'submit' ? 'form[data-range], form[data-search]' : 'form[data-range]',
    )
    if (!form) return
    event.preventDefault()
    const from = event.target
    loadTyped().then(
      ({ formHref }) => {
        const href = formHref(form)
        if (href !== location.pathname + location.search) open(href, from)
      },
      () => form.submit(),
    )
  }
  const onInput = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
    loadTyped().then(
      ({ searchOptions }) => searchOptions(target),
      () => undefined,
    )
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeMenus(root)
  }
  root.addEventListener('keydown', onKey)
  root.addEventListener('click', onClick)
  root.addEventListener('change', apply)
  root.addEventListener('submit', apply)
  root.addEventListener('input', onInput)
  // What was typed before the scripts came.
  for (const target of root.querySelectorAll<HTMLInputElement>('[data-group] input'))
    if (target.value) onInput({ target })
  return () => {
    root.removeEventListener('keydown', onKey)
    root.removeEventListener('click', onClick)
    root.removeEventListener('change', apply)
    root.removeEventListener('submit', apply)
    root.removeEventListener('input', onInput)
  }
}

function press(root: HTMLElement, control: HTMLElement): void {
  const panel = panelOf(root)
  if ('viewChoice' in control.dataset)
    chooseView(root, control.dataset['viewChoice'] === 'rows' ? 'rows' : 'grid')
  else if ('sheetClose' in control.dataset) closeFilterSheet()
  else if (panel) openFilterSheet(root, panel, { link: control })
}

/** Takes back what a click has drawn ahead, for the page may be shown again as it was. */
function settle(root: HTMLElement): void {
  root.querySelector('[data-results]')?.removeAttribute('aria-busy')
  for (const link of root.querySelectorAll('[data-flipped]')) link.removeAttribute('data-flipped')
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-range]')) form.reset()
  closeMenus(root)
}

function closeMenus(root: HTMLElement, except?: Element): void {
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (except && menu.contains(except)) continue
    menu.open = false
  }
}
