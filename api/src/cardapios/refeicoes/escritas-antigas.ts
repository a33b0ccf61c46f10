import type { ChaveDaRefeicao } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { executarRefeicao } from './abatimento.js';
import { idDaUnica } from './consultas.js';
import { registrarSobra } from './sobra.js';

/**
 * The writes about a meal whose id is not known, as phones queued them before the release of 2026-11-28: they name the
 * meal by its dish. Since that release a phone names it by a UUID, in the calls with an id. The release after it deletes
 * this file and the contracts `ChaveDaRefeicao` and `SobraPelaChave`.
 */
const escritasAntigas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Refeições');

  rota(
    'POST /refeicoes/abatimento',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Executa a refeição do prato, hora e tipo de um lançamento (aparelhos com a versão anterior)',
    },
    async ({ contexto, body }) => executarRefeicao(contexto, await idDoPrato(contexto, body)),
  );

  rota(
    'PUT /refeicoes/sobra',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Registra a sobra, em kg, da refeição de um prato, hora e tipo (aparelhos com a versão anterior)',
    },
    async ({ contexto, body: { sobras, ...chave } }) =>
      registrarSobra(contexto, await idDoPrato(contexto, chave), sobras.replace(',', '.')),
  );
};

const idDoPrato = (contexto: Contexto, { lancamentoCardapio, prato, hora, tipo }: ChaveDaRefeicao): Promise<number> =>
  idDaUnica(
    contexto,
    and(
      eq(refeicoes.lancamentoId, lancamentoCardapio.id),
      eq(refeicoes.pratoId, prato.id),
      eq(refeicoes.hora, hora),
      eq(refeicoes.tipo, tipo),
    ),
  );

export default escritasAntigas;
