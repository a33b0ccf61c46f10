import { rotuloDaCategoria } from '@merenda/shared/regras';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarPratos } from './consultas.js';

/** The dishes, each with the names of its preparations. */
export const EXPORTACAO_DE_PRATOS = exportavel('GET /pratos', {
  titulo: 'Pratos',
  ler: ({ banco }) => listarPratos(banco),
  colunas: ({ texto }) => [
    texto('Nome', ({ nome }) => nome),
    texto('Modalidade', ({ modalidade }) => modalidade.descricao),
    texto('Categoria', ({ categoria }) => rotuloDaCategoria(categoria)),
    texto('Preparos', ({ preparos }) => preparos.map(({ preparo }) => preparo.nome).join('; ')),
  ],
});
