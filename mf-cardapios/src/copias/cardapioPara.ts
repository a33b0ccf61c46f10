import { ROTULOS_MODALIDADE_ESCOLAR, type CardapioResumo } from '@merenda/shared/contratos';
import { LINHAS_DE_PRATOS } from '@merenda/shared/regras';
import type { CardapioNoFormulario } from '../cardapios/formulario.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';

/** A row whose dish is still to be chosen. */
type Linha = Partial<CardapioNoFormulario['pratos'][number]>;

/**
 * The menu for another stage: its rows with other dishes, as many as the modality takes. Alternative menus are those of
 * one stage: none goes along.
 * @param pratoPara the dish in place of one; null leaves the row without
 */
export function cardapioPara(
  valores: CardapioNoFormulario,
  etapa: Etapa,
  pratoPara: (id: number) => number | null,
): CardapioNoFormulario {
  const { minimo, maximo } = LINHAS_DE_PRATOS[etapa.modalidade];
  const linhas: Linha[] = valores.pratos
    .slice(0, maximo)
    .map(({ hora, tipo, prato }) => ({ hora, tipo, prato: pratoPara(prato) ?? undefined }));
  while (linhas.length < minimo) linhas.push({});
  return { ...valores, ...etapa, alternativos: [{}], pratos: linhas as CardapioNoFormulario['pratos'] };
}

/** The parts that are not copied, shown before the copy. */
export function avisosDaCopia({ alternativos, pratos }: CardapioResumo, { modalidade }: Etapa): string[] {
  const { minimo, maximo } = LINHAS_DE_PRATOS[modalidade];
  const rotulo = ROTULOS_MODALIDADE_ESCOLAR[modalidade];
  return [
    alternativos.length > 0 && 'Os cardápios alternativos são de outra faixa: escolha-os de novo na cópia.',
    pratos.length > maximo &&
      `A modalidade ${rotulo} tem no máximo ${maximo} pratos: os últimos ${pratos.length - maximo} ficam de fora.`,
    pratos.length < minimo && `A modalidade ${rotulo} tem no mínimo ${minimo} pratos: a cópia tem linhas a preencher.`,
  ].filter((aviso) => aviso !== false);
}
