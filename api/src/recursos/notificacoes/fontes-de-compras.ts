import type { AquisicaoResumo, Notificacao } from '@merenda/shared/contratos';
import { dataComparavel, formatarData, formatarMoeda } from '@merenda/shared/formatos';
import { saldoBaixo, somar, venceEmBreve } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { hoje } from '../../nucleo/relogio.js';
import { listarAquisicoes } from '../aquisicoes/consultas.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';
import { DIAS_DE_AVISO, type Fonte } from './fonte.js';

/** Requests of the user's units that wait for a delivery: for users who make and receive requests. */
export const solicitacoesPendentes: Fonte = async ({ banco, usuario }) => {
  if (!usuario.permissoes.includes('SOLICITACOES')) return [];
  const { rows } = await banco.execute<{ unidade: string; data: string; status: string }>(sql`
    select u.nome as unidade, s.data_solicitacao::text as data, s.status
    from solicitacoes s
    join unidades_educacionais u on u.id = s.unidade_educacional_id
    join estoques e on e.unidade_educacional_id = u.id
    where s.status in ('AGUARDANDO', 'ENVIADA') and ${dosEstoquesDe(usuario, sql`e.id`)}
    order by s.data_solicitacao, s.id`);
  return rows.map(({ unidade, data, status }) => ({
    mensagem: `Solicitação de ${formatarData(data)} para ${unidade} ${status === 'ENVIADA' ? 'espera o restante da entrega' : 'espera a entrega'}.`,
  }));
};

/** Acquisitions of the user's units that end soon or have a low balance: for users who manage them. */
export const aquisicoesNoFim: Fonte = async (contexto) => {
  if (!contexto.usuario.permissoes.includes('AQUISICOES')) return [];
  const vigentes = (await listarAquisicoes(contexto)).filter(({ status, vencida }) => status === 'VIGENTE' && !vencida);
  return [...vigentes.filter(terminaEmBreve).map(dizerVigencia), ...vigentes.filter(temSaldoBaixo).map(dizerSaldo)];
};

const terminaEmBreve = ({ vigencia }: AquisicaoResumo): boolean =>
  venceEmBreve(dataComparavel(vigencia), hoje(), DIAS_DE_AVISO);

const temSaldoBaixo = ({ valor, valorAditivado, valorDisponivel, notificacao }: AquisicaoResumo): boolean =>
  saldoBaixo(valorDisponivel, somar([valor, valorAditivado]), notificacao?.valorAbaixo ?? null);

const dizerVigencia = ({ numero, ano, vigencia }: AquisicaoResumo): Notificacao => ({
  mensagem: `Aquisição ${numero}/${ano}: a vigência termina em ${vigencia}.`,
});

const dizerSaldo = ({ numero, ano, valorDisponivel, notificacao }: AquisicaoResumo): Notificacao => ({
  mensagem: `Aquisição ${numero}/${ano}: restam ${formatarMoeda(valorDisponivel)}, menos de ${notificacao?.valorAbaixo}% do valor.`,
});
