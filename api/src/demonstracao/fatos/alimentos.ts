import { GRAUS_PROCESSAMENTO, NUTRIENTES, type GrauProcessamento, type Nutriente } from '@merenda/shared/contratos';
import { celula, lerTabela } from './tabela.js';

/** A food of the composition table, per 100 g of edible part. */
export interface FatoDoAlimento {
  codigo: string;
  nome: string;
  descricao: string;
  /** Code of /convencoes/categorias-alimento. */
  categoria: string;
  /** Code of /convencoes/formas-alimento. */
  forma: string;
  processamento: GrauProcessamento;
  fonte: string;
  /** Only analysed nutrients; decimals as written. */
  valores: Partial<Record<Nutriente, string>>;
}

/** RAE where the table has it, otherwise retinol, which counts one to one; '' where neither was analysed. */
const vitaminaA = (linha: Readonly<Record<string, string>>): string =>
  celula(linha, 'vitamina_a_rae') || celula(linha, 'retinol');

function grau(codigo: string): GrauProcessamento {
  const achado = GRAUS_PROCESSAMENTO.find((g) => g === codigo);
  if (!achado) throw new Error(`unknown degree of processing: ${codigo}`);
  return achado;
}

export const lerAlimentos = (): FatoDoAlimento[] =>
  lerTabela('alimentos.csv').map((linha) => {
    const valores: FatoDoAlimento['valores'] = {};
    for (const nutriente of NUTRIENTES) {
      const valor = nutriente === 'vitamina_a' ? vitaminaA(linha) : celula(linha, nutriente);
      if (valor !== '') valores[nutriente] = valor;
    }
    return {
      codigo: celula(linha, 'codigo'),
      nome: celula(linha, 'nome'),
      descricao: celula(linha, 'descricao'),
      categoria: celula(linha, 'categoria'),
      forma: celula(linha, 'forma'),
      processamento: grau(celula(linha, 'processamento')),
      fonte: celula(linha, 'fonte'),
      valores,
    };
  });
