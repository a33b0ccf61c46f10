import type { Aquisicao, AquisicaoEdicao, AquisicaoNova } from '@merenda/shared/contratos';
import { camposDoTipoAquisicao, MAQUINA_AQUISICAO, violacao, type Violacao } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aquisicoes, propostasVencedoras } from '../../banco/esquema/compras/aquisicoes.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirConvencao } from '../../mecanismos/convencoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarAquisicao, exigirAquisicao } from './consultas.js';
import { errosDasPropostas, gravarPropostas } from './propostas.js';

/** Registers an acquisition, PENDENTE. 409 when its number is taken or its unit is deactivated, 422 with every field that is wrong. */
export const criarAquisicao = (contexto: Contexto, nova: AquisicaoNova): Promise<Aquisicao> =>
  emTransacao(contexto, (tx) => registrarAquisicao(tx, nova));

/** The same within the transaction of another act. */
export async function registrarAquisicao(tx: Transacao, nova: AquisicaoNova): Promise<Aquisicao> {
  await conferir(tx, nova);
  return primeira(await inserirAquisicoes(tx, [nova]));
}

/**
 * Writes new acquisitions of the author's units, PENDENTE, and their audit lines. The caller has checked them. 409 at a
 * unit that is deactivated.
 */
export async function inserirAquisicoes(tx: Transacao, novas: readonly AquisicaoNova[]): Promise<Aquisicao[]> {
  await exigirUnidadesAtivas(
    tx,
    novas.map(({ unidadeEducacional }) => unidadeEducacional.id),
  );
  const criadas: Aquisicao[] = [];
  for (const nova of novas) {
    const { id } = primeira(
      await comNumeroUnico(tx.insert(aquisicoes).values(colunas(nova)).returning({ id: aquisicoes.id })),
    );
    await gravarPropostas(tx, id, nova.propostasVencedoras);
    const criada = await buscarAquisicao(tx, { id: exigirAutor(tx) }, id);
    await auditar(tx, { entidade: 'aquisicoes', id, acao: 'CRIAR', depois: criada });
    criadas.push(criada);
  }
  return criadas;
}

/**
 * Changes a PENDENTE acquisition, its proposals as a whole. 404, 409 by state, stale version or another unit that is
 * deactivated, 422.
 */
export function alterarAquisicao(
  contexto: Contexto,
  id: number,
  edicao: Recebida<AquisicaoEdicao>,
): Promise<Aquisicao> {
  return emTransacao(contexto, async (tx) => {
    const travada = await exigirAquisicao(tx, contexto, id);
    const recusa = MAQUINA_AQUISICAO.recusa('editar', travada.status);
    if (recusa) throw conflito(recusa);
    exigirVersao(travada, edicao.versao, 'A aquisição foi alterada');
    const antes = await buscarAquisicao(tx, contexto.usuario, id);
    await conferir(tx, edicao, antes);
    return primeira(await atualizarAquisicoes(tx, [{ antes, depois: edicao }]));
  });
}

/** An acquisition as it is and as it will be. */
interface MudancaDeAquisicao {
  antes: Aquisicao;
  depois: AquisicaoNova;
}

/**
 * Writes changes of PENDENTE acquisitions of the author's units, which the caller has locked and checked. 409 at another
 * unit that is deactivated.
 */
export async function atualizarAquisicoes(
  tx: Transacao,
  mudancas: readonly MudancaDeAquisicao[],
): Promise<Aquisicao[]> {
  await exigirUnidadesAtivas(
    tx,
    mudancas.flatMap(({ antes, depois: { unidadeEducacional } }) =>
      unidadeEducacional.id === antes.unidadeEducacional.id ? [] : [unidadeEducacional.id],
    ),
  );
  const alteradas: Aquisicao[] = [];
  for (const { antes, depois: edicao } of mudancas) {
    const { id, versao } = antes;
    await comNumeroUnico(
      tx
        .update(aquisicoes)
        .set({ ...colunas(edicao), versao: versao + 1 })
        .where(eq(aquisicoes.id, id)),
    );
    // A PENDENTE acquisition has neither addenda nor requests: nothing points at its proposals yet.
    await tx.delete(propostasVencedoras).where(eq(propostasVencedoras.aquisicaoId, id));
    await gravarPropostas(tx, id, edicao.propostasVencedoras);
    const depois = await buscarAquisicao(tx, { id: exigirAutor(tx) }, id);
    await auditar(tx, { entidade: 'aquisicoes', id, acao: 'ALTERAR', antes, depois });
    alteradas.push(depois);
  }
  return alteradas;
}

async function conferir(tx: Transacao, aquisicao: AquisicaoNova, antes?: Aquisicao): Promise<void> {
  const erros = [...violacoesDoPrazo(aquisicao), ...(await errosDasPropostas(tx, aquisicao))];
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
  const { tipoDeLicitacao, modalidadeLicitacao, fonteRecurso } = camposDoTipoAquisicao(aquisicao);
  if (tipoDeLicitacao) await exigirConvencao(tx, 'tipos-licitacao', tipoDeLicitacao, 'tipoDeLicitacao');
  if (modalidadeLicitacao)
    await exigirConvencao(tx, 'modalidades-licitacao', modalidadeLicitacao, 'modalidadeLicitacao');
  if (fonteRecurso) await exigirConvencao(tx, 'fontes-recurso', fonteRecurso, 'fonteRecurso', antes?.fonteRecurso);
}

/** An acquisition is registered while it is valid. */
export const violacoesDoPrazo = ({ vigencia }: Pick<AquisicaoNova, 'vigencia'>): Violacao[] =>
  violacao(vigencia < hoje(), 'vigencia', 'A vigência não pode ser anterior a hoje.');

/** Fields of another type are not stored. */
function colunas(nova: AquisicaoNova) {
  const { objeto, numero, numeroProcessoAdminis, dataContrato, vigencia, ano, aquisicaoTipo } = nova;
  return {
    objeto,
    numero,
    numeroProcessoAdminis,
    dataContrato,
    vigencia,
    ano,
    aquisicaoTipo,
    unidadeEducacionalId: nova.unidadeEducacional.id,
    ...camposDoTipoAquisicao(nova),
    fonteDeRecursos: nova.fonteDeRecursos,
    ...(nova.fonteDeRecursos && { fonteConferida: true }),
    valor: String(nova.valor),
  };
}

export const NUMERO_REPETIDO = 'Já existe uma aquisição deste tipo com este número e ano.';

/** Runs a write; throws 409 at the field when another record has the same type, number and year. */
export function comNumeroUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'aquisicoes_numero_unico', 'numero', NUMERO_REPETIDO);
}
