type Props = { /** One of `icon-paths.ts`. */ d: string; className?: string; size?: number };

/** An icon from its path, for client components. `Icon` would bundle the paths of all icons. */
export function IconShape({ d, className, size = 20 }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
