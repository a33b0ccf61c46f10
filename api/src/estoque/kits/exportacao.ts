import type { Kit } from '@merenda/shared/contratos';
import { anotarConsulta } from '../../mecanismos/auditoria/consulta-a-alunos.js';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { colunaDaMedida, colunaDoConteudo } from '../estoques/colunas-do-lote.js';
import { listarKits } from './consultas.js';

/** A lot in a kit. */
interface LoteDoKit {
  kit: Kit;
  produto: Kit['produtosKits'][number];
}

/** The delivered kits of a unit, one row for each lot. */
export const EXPORTACAO_DE_KITS = exportavel('GET /estoques/:id/unidade/:unidade/kit', {
  titulo: 'Kits entregues',
  anotar: (contexto, { params }) =>
    anotarConsulta(contexto, { entidade: 'alunos', id: null, depois: { estoqueId: params.id, planilha: true } }),
  ler: async ({ banco }, { params }) => (await listarKits(banco, params.id, params.unidade)).flatMap(lotesDe),
  colunas: async (de, { banco }) => {
    const { texto, numero, dia, instante } = de;
    const embalagem = await descricoesDe(banco, 'unidades-produto');
    return [
      numero('Número', ({ kit }) => kit.id),
      texto('Aluno', ({ kit }) => kit.nome),
      dia('Data', ({ kit }) => kit.data),
      texto('Produto', ({ produto }) => produto.nome),
      texto('Item', ({ produto }) => produto.item),
      texto('Lote', ({ produto }) => produto.numeroLote),
      dia('Validade', ({ produto }) => produto.dataValidade),
      numero('Quantidade', ({ produto }) => produto.quantidade),
      texto('Embalagem', ({ produto }) => embalagem(produto.unidadeMedida)),
      colunaDoConteudo(
        de,
        'Conteúdo',
        ({ produto }) => produto.quantidade,
        ({ produto }) => produto.conteudo,
      ),
      colunaDaMedida(de, ({ produto }) => produto.conteudo),
      texto('Quem entregou', ({ kit }) => kit.usuario.nome),
      instante('Registrado em', ({ kit }) => kit.criadoEm),
      instante('Estornado em', ({ kit }) => kit.estorno?.quando ?? null),
      texto('Motivo do estorno', ({ kit }) => kit.estorno?.motivo),
    ];
  },
});

const lotesDe = (kit: Kit): LoteDoKit[] => kit.produtosKits.map((produto) => ({ kit, produto }));
