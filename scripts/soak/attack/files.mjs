import { HOSTILE_INVOICES } from '../../../api/src/teste/notas-eletronicas/hostis.mjs';
import { zipOf } from '../../../api/src/teste/zip.mjs';
import { enter } from '../api.mjs';
import { attacked, mustBeAtMost, peakMemory, timed } from './server.mjs';

const MB = 1024 * 1024;
/** Time limit of an answer (ms): a spreadsheet is read in a process of its own, which starts first. */
const ANSWER = 8000;
/** How much the server's memory may grow (MiB). */
const GROWTH = 400;

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n || ''};`.repeat(10)}">`).join('');
const bomb = Buffer.alloc(200 * MB);

const INVOICES = HOSTILE_INVOICES.map(({ what, content }) => [what, 'nota.xml', content]);

const ENTRIES = [
  ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
  ['xl/workbook.xml', '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'],
];
const workbook = (name, content, declared) =>
  zipOf([...ENTRIES.map(([entry, text]) => ({ name: entry, content: text })), { name, content, declared }]);

const SPREADSHEETS = [
  ['a workbook that is a bomb', 'itens.xlsx', () => workbook('xl/worksheets/sheet1.xml', bomb)],
  ['one that hides its size', 'itens.xlsx', () => workbook('xl/worksheets/sheet1.xml', bomb, 10)],
  ['one with macros', 'itens.xlsx', () => workbook('xl/vbaProject.bin', 'x')],
  [
    'one with entities',
    'itens.xlsx',
    () => workbook('xl/worksheets/sheet1.xml', `<!DOCTYPE l [<!ENTITY l "l">${laughs}]><a>&l9;</a>`),
  ],
  ['bytes that are none', 'itens.xlsx', Buffer.alloc(MB, 7)],
  ['a million columns', 'itens.csv', ';'.repeat(1_000_000)],
];

/** Files that were made to break a reader. */
export function hostileFiles() {
  return attacked(async ({ url, pid }) => {
    const { send, read } = await enter(url);
    const [request] = (await read('solicitacoes/pagina?status=AGUARDANDO')).linhas;
    const before = peakMemory(pid);
    const seen = [];
    for (const [route, files] of [
      [`solicitacoes/${request.id}/notas-eletronicas/leitura`, INVOICES],
      ['importacoes/itens/leitura', SPREADSHEETS],
    ]) {
      for (const [what, nome, content] of files) {
        const bytes = Buffer.from(typeof content === 'function' ? content() : content);
        const body = { nome, conteudo: bytes.toString('base64') };
        const { result: res, ms } = await timed(() => send('POST', route, { body }));
        const { detail } = await res.json();
        if (res.status !== 422 || !detail) throw new Error(`${what}: ${res.status} ${detail}`);
        mustBeAtMost(ms, ANSWER, `ms for ${what}`);
        seen.push(`${what} ${ms} ms`);
      }
    }
    const growth = peakMemory(pid) - before;
    mustBeAtMost(growth, GROWTH, 'MiB more memory');
    return `all refused with 422 and a sentence: ${seen.join(', ')}; memory grew by ${growth} MiB at most`;
  });
}
