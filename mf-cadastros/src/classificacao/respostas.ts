import {
  CAMPOS_DO_ITEM,
  ROTULOS_ALTO_EM,
  ROTULOS_CLASSE_RESTRITA,
  ROTULOS_FORMA_DA_FRUTA,
  ROTULOS_GRUPO_DO_ITEM,
} from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import type { Classificacao } from '@merenda/shared/regras';
import { opcoesDe, type Opcao } from '@merenda/shared/ui';

/** The answers that are one of several options. */
export const OPCOES = {
  grupo: opcoesDe(ROTULOS_GRUPO_DO_ITEM),
  formaDaFruta: opcoesDe(ROTULOS_FORMA_DA_FRUTA),
  classeRestrita: opcoesDe(ROTULOS_CLASSE_RESTRITA),
} as const;

export type PerguntaComOpcoes = keyof typeof OPCOES;

/** A letter takes the next option that begins with it, as in a list of the system; undefined when none does. */
export function opcaoDaLetra<V extends string>(
  opcoes: readonly Opcao<V>[],
  atual: V | null,
  letra: string,
): V | undefined {
  const dela = opcoes.filter(({ rotulo }) => paraBusca(rotulo).startsWith(paraBusca(letra)));
  return (dela[dela.findIndex(({ valor }) => valor === atual) + 1] ?? dela[0])?.valor;
}

/** A classification in words: 'Fruta · In natura · Fonte de vitamina A'. */
export const emPalavras = (uma: Classificacao): string =>
  [
    uma.grupo && ROTULOS_GRUPO_DO_ITEM[uma.grupo],
    uma.formaDaFruta && ROTULOS_FORMA_DA_FRUTA[uma.formaDaFruta],
    uma.classeRestrita && `${CAMPOS_DO_ITEM.classeRestrita.titulo}: ${ROTULOS_CLASSE_RESTRITA[uma.classeRestrita]}`,
    ...(['ferroHeme', 'fonteVitaminaA', 'acucarAdicionado', 'proibido'] as const).map(
      (sinal) => uma[sinal] && CAMPOS_DO_ITEM[sinal].titulo,
    ),
    ...uma.altoEm.map((codigo) => `${CAMPOS_DO_ITEM.altoEm.titulo} ${ROTULOS_ALTO_EM[codigo].toLowerCase()}`),
  ]
    .filter(Boolean)
    .join(' · ');
