import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The mark of a page that executes signed areas only (`shell/src/federation/assinatura.ts`). */
const CHAVE = /<meta\s[^>]*name=["']?chave-das-areas["'\s][^>]*content=["']?[\w-]{43}/;

/**
 * Whether the page that is served executes unsigned areas, because it was published without a key. A folder without a
 * page executes none. Read each time: the page is published while the server runs.
 */
export async function semAssinatura(pasta: string | null): Promise<boolean> {
  if (pasta === null) return false;
  const pagina = await readFile(path.join(pasta, 'shell', 'index.html'), 'utf8').catch(() => null);
  return pagina !== null && !CHAVE.test(pagina);
}
