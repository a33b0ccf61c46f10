import { HOSTILE_INVOICES } from '../../api/src/teste/notas-eletronicas/hostis.mjs';
import { asAdmin, timed } from './api.mjs';
import { median } from './browser.mjs';

const TIMES = 5;

/**
 * Sends each hostile file to the reading of invoices at the API. Throws if one is not refused with its sentence.
 * @param {string} url of the product
 * @returns {Promise<{ what: string, refusal: number }[]>} medians in ms, with the transfer of the file
 */
export async function measureHostileInvoices(url) {
  const { call } = await asAdmin(url);
  const [request] = (await call('GET', 'solicitacoes/pagina?status=AGUARDANDO')).linhas;
  const measured = [];
  for (const { what, content, sentence } of HOSTILE_INVOICES) {
    const body = { nome: 'nota.xml', conteudo: Buffer.from(content()).toString('base64') };
    const read = () =>
      call('POST', `solicitacoes/${request.id}/notas-eletronicas/leitura`, body).then(
        () => 'accepted',
        (refusal) => refusal.message,
      );
    const times = [];
    for (let i = 0; i < TIMES; i += 1) {
      times.push(
        await timed(async () => {
          const answer = await read();
          if (!sentence.test(answer)) throw new Error(`${what}: ${answer}`);
        }),
      );
    }
    measured.push({ what, refusal: median(times) });
  }
  return measured;
}
