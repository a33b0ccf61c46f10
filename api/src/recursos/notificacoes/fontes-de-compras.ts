import type { AquisicaoResumo } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda } from '@merenda/shared/formatos';
import { saldoBaixo, somar, venceEmBreve } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { hoje } from '../../nucleo/relogio.js';
import { listarAquisicoes } from '../aquisicoes/consultas.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';
import { dia, DIAS_DE_AVISO, type Fonte } from './fonte.js';

/** Requests of the user's units that wait for a delivery: for users who make and receive requests. */
export const solicitacoesPendentes: Fonte = ({ usuario }) =>
  usuario.permissoes.includes('SOLICITACOES')
    ? sql`
  select s.data_solicitacao::timestamp at time zone 'UTC', '', s.id, 'Solicitação de ' || ${dia(sql`s.data_solicitacao`)} || ' para ' || u.nome
    || case s.status when 'ENVIADA' then ' espera o restante da entrega.' else ' espera a entrega.' end, null::int
  from solicitacoes s
  join unidades_educacionais u on u.id = s.unidade_educacional_id
  join estoques e on e.unidade_educacional_id = u.id
  where s.status in ('AGUARDANDO', 'ENVIADA') and ${dosEstoquesDe(usuario, sql`e.id`)}`
    : undefined;

/**
 * Acquisitions of the user's units that end soon or have a low balance: for users who manage them. Rules of shared
 * decide, so the sentences are made here, in the order of the list.
 */
export const aquisicoesNoFim: Fonte = async (contexto) => {
  if (!contexto.usuario.permissoes.includes('AQUISICOES')) return undefined;
  const vigentes = (await listarAquisicoes(contexto)).filter(({ status, vencida }) => status === 'VIGENTE' && !vencida);
  const frases = [
    ...vigentes.filter(terminaEmBreve).map(dizerVigencia),
    ...vigentes.filter(temSaldoBaixo).map(dizerSaldo),
  ];
  return sql`
  select timestamptz 'epoch', '', f.lugar::int, f.frase, null::int
  from json_array_elements_text(${JSON.stringify(frases)}::json) with ordinality f (frase, lugar)`;
};

const terminaEmBreve = ({ vigencia }: AquisicaoResumo): boolean =>
  venceEmBreve(dataComparavel(vigencia), hoje(), DIAS_DE_AVISO);

const temSaldoBaixo = ({ valor, valorAditivado, valorDisponivel, notificacao }: AquisicaoResumo): boolean =>
  saldoBaixo(valorDisponivel, somar([valor, valorAditivado]), notificacao?.valorAbaixo ?? null);

const dizerVigencia = ({ numero, ano, vigencia }: AquisicaoResumo): string =>
  `Aquisição ${numero}/${ano}: a vigência termina em ${vigencia}.`;

const dizerSaldo = ({ numero, ano, valorDisponivel, notificacao }: AquisicaoResumo): string =>
  `Aquisição ${numero}/${ano}: restam ${formatarMoeda(valorDisponivel)}, menos de ${notificacao?.valorAbaixo}% do valor.`;
