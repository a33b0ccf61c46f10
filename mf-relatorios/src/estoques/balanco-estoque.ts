import { api } from '@merenda/shared';
import { CAMPOS_DO_BALANCO } from '@merenda/shared/contratos';
import type { Relatorio } from '../folha/relatorio.js';
import { lerTabela } from '../listas/lista-definida.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

const QUANTIDADES = ['quantidadeAnterior', 'novaQuantidade', 'diferenca', 'embalagem', 'conteudoDaDiferenca'] as const;
const NO_PAPEL = ['dataHora', 'itemEProduto', 'lote', ...QUANTIDADES, 'usuario', 'estorno'] as const;

/** The counts of a stock, newest first, each with what it changed. */
export const balancoEstoque: Relatorio = async ({ id = '', signal }) => {
  const [{ unidadeEducacional }, balancos, tabelaDe] = await Promise.all([
    api.get('estoques/me/:id', { caminho: { id }, signal }),
    api.get('estoques/:id/balancos', { caminho: { id }, signal }),
    lerTabela(CAMPOS_DO_BALANCO, signal, NO_PAPEL),
  ]);
  return {
    titulo: 'Balanços de Estoque',
    deitada: true,
    dados: await dadosDaUnidade(unidadeEducacional, signal),
    tabelas: [{ ...tabelaDe(balancos), vazia: 'Nenhum balanço registrado.' }],
  };
};
