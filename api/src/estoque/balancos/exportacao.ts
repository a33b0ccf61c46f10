import type { Balanco } from '@merenda/shared/contratos';
import { estoqueDoUsuario } from '../../acesso/index.js';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { colunaDaMedida, colunaDoConteudo, colunasDoLote } from '../estoques/colunas-do-lote.js';
import { listarBalancos } from './consultas.js';

/** The counts of a stock. */
export const EXPORTACAO_DE_BALANCOS = exportavel('GET /estoques/:id/balancos', {
  titulo: 'Balanços',
  ler: ({ banco }, { params }) => listarBalancos(banco, params.id),
  colunas: async (de, contexto, { params }) => {
    const { texto, numero, instante } = de;
    const { unidadeEducacional } = await estoqueDoUsuario(contexto, params.id);
    const embalagem = await descricoesDe(contexto.banco, 'unidades-produto');
    return [
      texto('Unidade', () => unidadeEducacional.nome),
      ...colunasDoLote(de, ({ produtoLote }) => produtoLote),
      numero('Quantidade anterior', ({ quantidadeAnterior }) => quantidadeAnterior),
      numero('Nova quantidade', ({ novaQuantidade }) => novaQuantidade),
      texto('Embalagem', ({ produtoLote }) => embalagem(produtoLote.produto.unidadeProduto)),
      colunaDoConteudo(de, 'Conteúdo anterior', ({ quantidadeAnterior }) => quantidadeAnterior, produtoDe),
      colunaDoConteudo(de, 'Novo conteúdo', ({ novaQuantidade }) => novaQuantidade, produtoDe),
      colunaDaMedida(de, produtoDe),
      texto('Usuário', ({ usuario }) => usuario.pessoa.nome),
      instante('Data e hora', ({ dataHora }) => dataHora),
      instante('Estornado em', ({ estorno }) => estorno?.quando ?? null),
      texto('Motivo do estorno', ({ estorno }) => estorno?.motivo),
    ];
  },
});

const produtoDe = ({ produtoLote }: Balanco) => produtoLote.produto;
