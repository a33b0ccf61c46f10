import type { ChamadaPublica, ChamadaPublicaEdicao, ChamadaPublicaNova } from '@merenda/shared/contratos';
import { MAQUINA_CHAMADA } from '@merenda/shared/regras';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { chamadaItens, chamadasPublicas } from '../../banco/esquema/compras/chamadas-publicas.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { buscarChamada, travarChamada } from './consultas.js';

/** Registers a public call, RASCUNHO. 409 when its number is taken or its unit is deactivated, 422 at an unknown product. */
export function criarChamada(contexto: Contexto, nova: ChamadaPublicaNova): Promise<ChamadaPublica> {
  return emTransacao(contexto, async (tx) => {
    await conferirProdutos(tx, nova);
    await exigirUnidadesAtivas(tx, [nova.unidadeEducacional.id]);
    const { id } = primeira(
      await comNumeroUnico(tx.insert(chamadasPublicas).values(colunas(nova)).returning({ id: chamadasPublicas.id })),
    );
    await gravarItens(tx, id, nova);
    const criada = await buscarChamada(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'chamadas-publicas', id, acao: 'CRIAR', depois: criada });
    return criada;
  });
}

/** Changes a draft, its items as a whole. 404, 409 by state, stale version, number or a deactivated unit, 422. */
export function alterarChamada(
  contexto: Contexto,
  id: number,
  edicao: Recebida<ChamadaPublicaEdicao>,
): Promise<ChamadaPublica> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarChamada(tx, contexto, id);
    const recusa = MAQUINA_CHAMADA.recusa('editar', antes.status);
    if (recusa) throw conflito(recusa);
    exigirVersao(antes, edicao.versao, 'A chamada pública foi alterada');
    await conferirProdutos(tx, edicao);
    if (edicao.unidadeEducacional.id !== antes.unidadeEducacional.id)
      await exigirUnidadesAtivas(tx, [edicao.unidadeEducacional.id]);
    await comNumeroUnico(
      tx
        .update(chamadasPublicas)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(chamadasPublicas.id, id)),
    );
    // A draft has no projects: nothing points at its items yet.
    await tx.delete(chamadaItens).where(eq(chamadaItens.chamadaId, id));
    await gravarItens(tx, id, edicao);
    const depois = await buscarChamada(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'chamadas-publicas', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

function colunas({ unidadeEducacional, numero, ano, objeto, dataAbertura, prazo, limitePorCaf }: ChamadaPublicaNova) {
  return {
    unidadeEducacionalId: unidadeEducacional.id,
    numero,
    ano,
    objeto,
    dataAbertura,
    prazo,
    limitePorCaf: String(limitePorCaf),
  };
}

async function gravarItens(tx: Transacao, chamadaId: number, { itens }: ChamadaPublicaNova): Promise<void> {
  await tx.insert(chamadaItens).values(
    itens.map(({ produto, quantidade, entrega, frete, embalagem, encargos, cotacoes }) => ({
      chamadaId,
      produtoId: produto.id,
      quantidade: String(quantidade),
      entrega,
      frete: String(frete),
      embalagem: String(embalagem),
      encargos: String(encargos),
      cotacoes,
    })),
  );
}

async function conferirProdutos(tx: Transacao, { itens }: ChamadaPublicaNova): Promise<void> {
  const achados = await tx
    .select({ id: produtos.id })
    .from(produtos)
    .where(
      inArray(
        produtos.id,
        itens.map(({ produto }) => produto.id),
      ),
    );
  const existem = new Set(achados.map(({ id }) => id));
  const [erro, ...demais] = itens.flatMap(({ produto }, n) =>
    existem.has(produto.id) ? [] : [{ campo: `itens.${n}.produto`, mensagem: 'Produto não encontrado.' }],
  );
  if (erro) throw invalido([erro, ...demais]);
}

const comNumeroUnico = <T>(escrita: Promise<T>): Promise<T> =>
  unico(escrita, 'chamadas_publicas_numero_unico', 'numero', 'Já existe uma chamada pública com este número e ano.');
