import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { Link } from '@/components/navigation/link';

/** Components of the standalone MDX pages (`content/<locale>/pages`), which the bundler imports as modules. */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return { ...components, a: ({ href = '', ...props }: ComponentProps<'a'>) => <Link {...props} href={href} /> };
}
