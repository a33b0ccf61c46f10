import { api, enfileirar, ErroApi, novaIdempotencia } from '@merenda/shared';
import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import type { AvisoDeFaltaNovo, RefeicaoAExecutar, RefeicaoNova } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';
import { RENOVA } from '../refeicao/refeicao.api.js';
import { chaveDe, type RefeicaoComDia } from './refeicoes-do-dia.js';

/** All reads and writes of the kitchen. Writes wait on the phone while there is no network. */

/** What the kitchen of a unit needs: today, the next days, and the late meals that it may still register. */
export function useCozinha(unidade: number | null) {
  return useQuery({
    queryKey: [...FAMILIAS.cozinha, unidade],
    queryFn: unidade === null ? skipToken : ({ signal }) => api.get('cozinha', { busca: { unidade }, signal }),
    meta: { guardar: true },
  });
}

/** What a meal that is not registered yet would take from each lot now. It writes nothing. */
export function useVerPlano() {
  return useMutation({
    mutationFn: (refeicao: RefeicaoNova) => api.post('refeicoes/previa', refeicao, { conferir: false }),
  });
}

/** A meal of a unit, for the writes about it. */
interface RefeicaoDaUnidade {
  unidade: number;
  uma: RefeicaoComDia;
}

/** The writes of a meal have this name in common, and wait for each other. */
export const grupoDe = ({ unidade, uma }: RefeicaoDaUnidade): string =>
  `cozinha ${String(unidade)} ${uma.dia} ${chaveDe(uma)}`;

/** 'Frango assado, almoço de 25/11 às 11:00'. */
const nomeDe = ({ uma: { prato, tipo, dia, hora } }: RefeicaoDaUnidade): string =>
  `${nomeComum(prato.nome)}, ${ROTULOS_TIPO_REFEICAO[tipo].toLowerCase()} de ${formatarData(dia).slice(0, 5)} às ${hora}`;

const daRefeicao = (refeicao: RefeicaoDaUnidade, ato: string) => ({
  descricao: `${ato}: ${nomeDe(refeicao)}`,
  grupo: grupoDe(refeicao),
  renova: RENOVA,
});

export const registrarEExecutar = (refeicao: RefeicaoDaUnidade, corpo: RefeicaoAExecutar) =>
  enfileirar({
    rota: 'POST /refeicoes/execucoes',
    corpo: { ...corpo, refeicao: { ...corpo.refeicao, uuid: novoUuid() } },
    ...daRefeicao(refeicao, 'Registrar e executar'),
  });

export const registrarRefeicao = (refeicao: RefeicaoDaUnidade, corpo: RefeicaoNova) =>
  enfileirar({
    rota: 'POST /refeicoes',
    corpo: { ...corpo, uuid: novoUuid() },
    ...daRefeicao(refeicao, 'Registrar'),
  });

/** A UUID of version 4. `crypto.randomUUID` is missing on plain http. */
function novoUuid(): string {
  const hex = novaIdempotencia();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A meal that is registered, or whose registration waits: its id, or the UUID of the registration. */
export interface RefeicaoRegistrada extends RefeicaoDaUnidade {
  id: number | string;
}

/** Executes a meal, registered or waiting for it, with the lots that expire first, whatever the plan is then. */
export const executarRegistrada = ({ id, ...refeicao }: RefeicaoRegistrada) =>
  enfileirar({
    rota: 'POST /refeicoes/:id/abatimento',
    caminho: { id },
    corpo: {},
    ...daRefeicao(refeicao, 'Executar'),
  });

/** `sobras`: kg. */
export const registrarSobra = ({ id, ...refeicao }: RefeicaoRegistrada, sobras: number) =>
  enfileirar({
    rota: 'PATCH /refeicoes/:id',
    caminho: { id },
    busca: { sobras: String(sobras) },
    corpo: undefined,
    ...daRefeicao(refeicao, 'Registrar sobra'),
  });

/** It waits for no other write: what lacks is known before the meal is made. */
export const avisarFalta = (corpo: AvisoDeFaltaNovo, alimento: string) =>
  enfileirar({
    rota: 'POST /avisos-de-falta',
    corpo,
    descricao: `Avisar falta: ${nomeComum(alimento)} em ${formatarData(corpo.dia).slice(0, 5)}`,
    renova: RENOVA,
  });

/** What the screen says after a write: that it is done, or that it waits. */
export const fraseDoEnvio =
  (feita: string) =>
  (_: unknown, desfecho: unknown): string =>
    (desfecho as Awaited<ReturnType<typeof registrarRefeicao>>).enviada
      ? feita
      : 'Guardado neste aparelho. É enviado quando a rede voltar.';

/** Whether an execution was refused because the stock changed after its plan was shown. */
export const planoQueMudou = (erro: unknown): boolean =>
  erro instanceof ErroApi && erro.campos.some(({ campo }) => campo === 'assinatura');
