'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useOwnText } from '@/components/form/fields/use-own-text'
import { type GroupNode, searchTree } from '../model/group-tree'
import styles from './groups.module.css'

type Props = {
  nodes: readonly GroupNode[]
  /** The group that is shown, and those above it. */
  way: readonly string[]
  /** Distinguishes the trees of two cars. */
  storedAs: string
}

const STOPS = 'summary, a[href]'

/** Groups of a car's catalogue. What is open stays so from page to page; arrows walk it; words narrow it. */
export function GroupTree({ nodes, way, storedAs }: Props) {
  const [words, setWords] = useState('')
  const typed = useOwnText<HTMLInputElement>(words, setWords)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(way))
  const fieldId = useId()
  const list = useRef<HTMLDivElement>(null)
  const isNarrowed = words.trim() !== ''
  const shown = isNarrowed ? searchTree(nodes, words) : nodes

  useEffect(() => {
    const stored = readStored(storedAs)
    if (stored.length > 0) setOpened(new Set([...stored, ...way]))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once: from then on the tree knows better
  }, [storedAs])

  const toggle = (groupId: string, isOpen: boolean) => {
    if (isNarrowed || opened.has(groupId) === isOpen) return
    const next = new Set(opened)
    if (isOpen) next.add(groupId)
    else next.delete(groupId)
    setOpened(next)
    keep(storedAs, [...next])
  }

  const walk = (event: KeyboardEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS)
    if (!stop || !list.current) return
    const target = nextStop(event.key, stop, list.current)
    if (target === undefined) return
    event.preventDefault()
    target?.focus()
  }

  return (
    <nav className={styles.tree} aria-label="Группы каталога">
      <label htmlFor={fieldId} className="visually-hidden">
        Найти группу
      </label>
      <input
        {...typed}
        id={fieldId}
        type="search"
        className={styles.field}
        placeholder="Найти группу"
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') list.current?.querySelector<HTMLElement>(STOPS)?.focus()
        }}
      />
      {/* It hears the keys of its links. */}
      <div ref={list} onKeyDown={walk}>
        {shown.length > 0 ? (
          <Nodes
            nodes={shown}
            current={way.at(-1)}
            isOpen={(groupId) => isNarrowed || opened.has(groupId)}
            onToggle={toggle}
          />
        ) : (
          <p className={styles.none} role="status">
            Такой группы нет
          </p>
        )}
      </div>
    </nav>
  )
}

type NodesProps = {
  nodes: readonly GroupNode[]
  current: string | undefined
  isOpen: (groupId: string) => boolean
  onToggle: (groupId: string, isOpen: boolean) => void
}

function Nodes({ nodes, ...rest }: NodesProps) {
  const { current, isOpen, onToggle } = rest
  return (
    <ul className={styles.nodes}>
      {nodes.map(({ groupId, title, href, children }) => {
        const link = href !== null && (
          <a
            href={href}
            rel="nofollow"
            data-prefetch="hover"
            aria-current={groupId === current ? 'page' : undefined}
          >
            {children.length > 0 ? 'Все узлы группы' : title}
          </a>
        )
        return (
          <li key={groupId}>
            {children.length === 0 ? (
              link || <span>{title}</span>
            ) : (
              <details
                open={isOpen(groupId)}
                onToggle={({ currentTarget }) => onToggle(groupId, currentTarget.open)}
              >
                <summary>{title}</summary>
                {link}
                <Nodes nodes={children} {...rest} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Where a key leads; null where it opens or closes, undefined for a key that means nothing here. */
function nextStop(key: string, from: HTMLElement, list: HTMLElement): HTMLElement | null | undefined {
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.offsetParent !== null)
  const at = stops.indexOf(from)
  const branch = from.tagName === 'SUMMARY' ? (from.parentElement as HTMLDetailsElement) : null
  switch (key) {
    case 'ArrowDown':
      return stops[at + 1] ?? from
    case 'ArrowUp':
      return stops[at - 1] ?? from
    case 'Home':
      return stops[0] ?? from
    case 'End':
      return stops.at(-1) ?? from
    case 'ArrowRight':
      if (!branch) return undefined
      if (branch.open) return stops[at + 1] ?? from
      branch.open = true
      return null
    case 'ArrowLeft':
      if (branch?.open) {
        branch.open = false
        return null
      }
      return (branch ?? from).parentElement?.closest('details')?.querySelector('summary') ?? from
    default:
      return undefined
  }
}

function readStored(storedAs: string): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

/** A browser that keeps nothing opens the way to the shown group alone. */
function keep(storedAs: string, opened: readonly string[]): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(opened))
  } catch {}
}
