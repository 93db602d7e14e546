/** An arch that is also a chair. Symmetric, so it is never mirrored. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <path d="M4 46V20a16 16 0 0 1 32 0v26M4 31h32M12 46V31M28 46V31" />
    </svg>
  );
}
