/** What a visitor agrees to who registers or leaves a phone. */
export function PrivacyConsent({ privacyHref }: { privacyHref: string | undefined }) {
  return (
    <>
      Согласие на обработку персональных данных
      {privacyHref && (
        <>
          {' '}
          по{' '}
          <a href={privacyHref} target="_blank" rel="noreferrer">
            политике<span className="visually-hidden"> обработки данных (в новой вкладке)</span>
          </a>
        </>
      )}
    </>
  )
}
