import type { Kit, KitNovo, KitsTurmaNovo } from '@merenda/shared/contratos';
import { em, vencido, violacoesDoKit, type Violacao } from '@merenda/shared/regras';
import { and, eq, inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { produtoLotes, produtosEstoque, estoques } from '../../banco/esquema/estoque/estoques.js';
import { kitProdutos, kits } from '../../banco/esquema/estoque/kits.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { escritorDaLinha } from '../../cadastros/index.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { documentosNovos } from '../estoques/documentos.js';
import { lancarTodos } from '../estoques/kardex.js';
import { travarLinhasDe, type LinhaTravada } from '../estoques/linhas.js';
import { recusarBloqueadas, recusarFaltas } from '../estoques/recusas.js';
import { buscarKits } from './consultas.js';

/**
 * Hands the same kit to each of the students, all or none. 404 for a lot that is not in the stock, 409 when a lot is
 * blocked or holds less than all students need, 422 for an expired lot. School, class and students are checked before: `exigirEscola`,
 * `conferirDestinatarios`, which tells the school year of the class.
 */
export function entregarKits(
  contexto: Contexto,
  estoqueId: number,
  entrega: KitsTurmaNovo,
  anoLetivo: number | null,
): Promise<Kit[]> {
  return emTransacao(contexto, (tx) => entregar(tx, estoqueId, { ...entrega, anoLetivo }));
}

/** Like `entregarKits`, for one student. */
export function entregarKit(
  contexto: Contexto,
  estoqueId: number,
  { alunoId, nome, ...entrega }: KitNovo,
  anoLetivo: number | null,
): Promise<Kit> {
  return emTransacao(contexto, async (tx) =>
    primeira(await entregar(tx, estoqueId, { ...entrega, anoLetivo, alunos: [{ alunoId, nome }] })),
  );
}

type Entrega = KitsTurmaNovo & Pick<Kit, 'anoLetivo'>;

async function entregar(tx: Transacao, estoqueId: number, entrega: Entrega): Promise<Kit[]> {
  const linhas = await travarLotes(tx, estoqueId, entrega.produtosKits);
  await recusarBloqueadas(
    tx,
    linhas.map((linha, posicao) => ({ linha, campo: `produtosKits.${posicao}.produtoLoteFk` })),
  );
  await exigirSaldo(tx, linhas, entrega);
  const { turmaId, escolaId, anoLetivo, produtosKits } = entrega;
  const kit = { estoqueId, turmaId, escolaId, anoLetivo, data: hoje(), usuarioId: exigirAutor(tx) };
  const itens = produtosKits.flatMap(({ quantidade }, posicao) => {
    const linha = linhas[posicao];
    return linha ? [{ produtoEstoqueId: linha.id, quantidade: String(quantidade) }] : [];
  });
  const { documentos } = await lancarTodos(
    tx,
    entrega.alunos.flatMap((_, novo) =>
      itens.map(({ produtoEstoqueId, quantidade }) => ({
        produtoEstoqueId,
        quantidade: `-${quantidade}`,
        tipo: 'KIT' as const,
        documento: 'kits' as const,
        documentoId: null,
        novo,
      })),
    ),
    {
      documentos: kitsNovos(
        entrega.alunos.map(({ alunoId, nome }) => ({ documento: { ...kit, alunoId, nome }, itens })),
      ),
      // The student's name is not written to the audit trail: it could not be erased there.
      atos: entrega.alunos.map(({ alunoId }, novo) => ({
        entidade: 'kits',
        novo,
        acao: 'CRIAR',
        depois: { estoqueId, alunoId, turmaId, escolaId, anoLetivo, produtosKits },
      })),
    },
  );
  return buscarKits(tx, inArray(kits.id, documentos));
}

const kitsNovos = documentosNovos(
  'kits_novos',
  { tabela: kits, colunas: ['estoqueId', 'nome', 'alunoId', 'turmaId', 'escolaId', 'anoLetivo', 'data', 'usuarioId'] },
  { tabela: kitProdutos, documento: 'kitId', colunas: ['produtoEstoqueId', 'quantidade'] },
);

/** Throws 422 unless the school is the stock's unit in the school system. */
export async function exigirEscola(banco: Banco, estoqueId: number, escolaId: number): Promise<void> {
  const [unidade] = await banco
    .select({ idIEscolar: unidadesEducacionais.idIEscolar })
    .from(estoques)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, estoques.unidadeEducacionalId))
    .where(eq(estoques.id, estoqueId));
  if (unidade?.idIEscolar !== escolaId)
    throw invalido([{ campo: 'escolaId', mensagem: 'A escola não é a deste estoque.' }]);
}

/** Locks the lines of the lots, in the order of the request. */
async function travarLotes(
  tx: Transacao,
  estoqueId: number,
  produtos: KitsTurmaNovo['produtosKits'],
): Promise<LinhaTravada[]> {
  const lotes = produtos.map(({ produtoLoteFk }) => produtoLoteFk);
  const achadas = await tx
    .select({
      id: produtosEstoque.id,
      lote: produtosEstoque.produtoLoteId,
      dataValidade: produtoLotes.dataValidade,
      numero: produtoLotes.numero,
    })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(and(eq(produtosEstoque.estoqueId, estoqueId), inArray(produtosEstoque.produtoLoteId, lotes)));
  const porLote = new Map(achadas.map((linha) => [linha.lote, linha]));
  const ids = lotes.map((lote, posicao) => {
    const linha = porLote.get(lote);
    if (!linha) throw naoEncontrado('O produto não está neste estoque.');
    if (vencido(linha.dataValidade, hoje()))
      throw invalido([
        { campo: `produtosKits.${posicao}.produtoLoteFk`, mensagem: `O lote ${linha.numero} está vencido.` },
      ]);
    return linha.id;
  });
  return travarLinhasDe(tx, estoqueId, ids);
}

async function exigirSaldo(
  tx: Transacao,
  linhas: readonly LinhaTravada[],
  { produtosKits, alunos }: KitsTurmaNovo,
): Promise<void> {
  const erros: Violacao[] = [];
  for (const [posicao, linha] of linhas.entries()) {
    const quantidade = produtosKits[posicao]?.quantidade ?? 0;
    if (violacoesDoKit(quantidade, linha.quantidade, alunos.length).length === 0) continue;
    const escrever = await escritorDaLinha(tx, linha.id);
    erros.push(...em(`produtosKits.${posicao}`, violacoesDoKit(quantidade, linha.quantidade, alunos.length, escrever)));
  }
  recusarFaltas(erros);
}
