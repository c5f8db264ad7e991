'use client'

import { type PointerEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { Icon, type IconName } from '@/components/ui/icon'
import { mediaUrl } from '@/lib/image/image-url'
import { positionsAt } from '../../model/positions-at'
import type { Callout, Drawing as DrawingData } from '../../model/unit'
import { attachDrawing, type DrawingEngine } from './drawing-engine'
import styles from './drawing.module.css'

type Props = {
  drawing: DrawingData
  title: string
  callouts: readonly Callout[]
  /** Of each position, the id and the names of its rows. */
  rowsOf: (position: string) => readonly { id: string; title: string }[]
  engineRef: { current: DrawingEngine | null }
  /** Positions that a press may mean, the nearest first. */
  onPress: (positions: readonly string[]) => void
  /** The position under a mouse, when it is another one than before. */
  onHover: (position: string | null) => void
  /** Lies over the drawing. */
  children: ReactNode
}

/**
 * The exploded view with its callouts, each a link to the row that it stands for. Numbers of a drawing stand nearer than fingers are
 * wide: once scripts run, the drawing is pressed as a whole and the press means the nearest of them.
 */
export function Drawing({ drawing, title, callouts, rowsOf, engineRef, onPress, onHover, children }: Props) {
  const viewer = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const hovered = useRef<string | null>(null)

  useEffect(() => {
    if (!stage.current) return
    const engine = attachDrawing(stage.current)
    stage.current.setAttribute('data-live', '')
    engineRef.current = engine
    return () => {
      engineRef.current = null
      engine.stop()
    }
  }, [engineRef])

  const meant = ({ nativeEvent, target, clientX, clientY }: MouseEvent) => {
    if (!plane.current || (target as Element).closest('a, button, [role="dialog"]')) return []
    const { left, top, width, height } = plane.current.getBoundingClientRect()
    const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    const point = { x: clientX - left, y: clientY - top }
    return positionsAt(callouts, point, { width, height }, isFinger ? 'finger' : 'mouse')
  }
  const press = (event: MouseEvent) => {
    const positions = meant(event)
    if (positions.length > 0) onPress(positions)
  }
  const hover = (position: string | null) => {
    if (position === hovered.current) return
    hovered.current = position
    stage.current?.toggleAttribute('data-over', position !== null)
    onHover(position)
  }
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) hover(meant(event)[0] ?? null)
  }

  const toggleFull = () => {
    const element = viewer.current
    if (!element) return
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (element.requestFullscreen) void element.requestFullscreen().catch(() => fill(element))
    else fill(element)
  }

  return (
    <div
      ref={viewer}
      className={styles.viewer}
      onKeyDown={({ key }) => key === 'Escape' && viewer.current?.removeAttribute('data-full')}
    >
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- zoomed and shifted by keys */}
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label={`Схема «${title}»: плюс и минус меняют масштаб, ноль возвращает его, стрелки сдвигают`}
        tabIndex={0}
        style={{ '--ratio': drawing.width / drawing.height } as React.CSSProperties}
        onClick={press}
        onPointerMove={follow}
        onPointerLeave={() => hover(null)}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <div ref={plane} className={styles.plane} data-current="">
          <img
            src={mediaUrl(drawing.url)}
            alt=""
            width={drawing.width}
            height={drawing.height}
            fetchPriority="high"
            draggable={false}
          />
          <ol className={styles.callouts} aria-label="Выноски схемы">
            {callouts.map((callout) => (
              <li key={`${callout.position} ${callout.left} ${callout.top}`}>
                <CalloutLink callout={callout} rows={rowsOf(callout.position)} />
              </li>
            ))}
          </ol>
        </div>
        {children}
      </div>
      <div className={styles.tools} role="toolbar" aria-label="Масштаб схемы">
        <Tool icon="plus" label="Крупнее" onPress={() => engineRef.current?.zoomIn()} />
        <Tool icon="minus" label="Мельче" onPress={() => engineRef.current?.zoomOut()} />
        <Tool icon="return" label="Вся схема" onPress={() => engineRef.current?.reset()} />
        <Tool icon="zoom" label="На весь экран" onPress={toggleFull} />
      </div>
    </div>
  )
}

function CalloutLink({
  callout: { position, left, top, width, height },
  rows,
}: {
  callout: Callout
  rows: readonly { id: string; title: string }[]
}) {
  const names = [...new Set(rows.map(({ title }) => title))].join(', ')
  return (
    <a
      href={`#${rows[0]?.id ?? ''}`}
      className={styles.callout}
      data-position={position}
      aria-label={`Выноска ${position}: ${names || 'нет в таблице'}`}
      style={{
        left: `${(left + width / 2).toFixed(2)}%`,
        top: `${(top + height / 2).toFixed(2)}%`,
        width: `${width}%`,
        height: `${height}%`,
      }}
    />
  )
}

function Tool({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      ref={markHydrated}
      type="button"
      className="icon-button"
      data-replay-click=""
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

/** Where the browser has no full screen for elements: over the page, until Escape or the same button. */
function fill(element: HTMLElement): void {
  element.toggleAttribute('data-full')
}
