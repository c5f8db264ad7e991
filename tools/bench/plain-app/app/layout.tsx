import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body style={{ margin: '1rem', fontFamily: 'sans-serif' }}>{children}</body>
    </html>
  )
}
