import { nomeComum } from '../../formatos/nomes.js';

/** A school stage with its age band, as the data have it: 'FUNDAMENTAL – 6 a 10 anos'. For reports and exports. */
export const rotuloDaCategoria = ({
  modalidade,
  faixaEtaria,
}: {
  modalidade: string;
  faixaEtaria: { nome: string };
}): string => `${modalidade} – ${faixaEtaria.nome}`;

/** The same as it is read on a screen: 'Fundamental – 6 a 10 anos'. */
export const categoriaPorExtenso = ({
  modalidade,
  faixaEtaria,
}: {
  modalidade: string;
  faixaEtaria: { nome: string };
}): string => `${nomeComum(modalidade)} – ${nomeComum(faixaEtaria.nome)}`;

/** The pupils of a menu: 'Fundamental – 6 a 10 anos, Parcial – 1 refeição'. */
export const etapaPorExtenso = ({
  categoria,
  modalidade,
}: {
  categoria: Parameters<typeof categoriaPorExtenso>[0];
  modalidade: { descricao: string };
}): string => `${categoriaPorExtenso(categoria)}, ${modalidade.descricao}`;
