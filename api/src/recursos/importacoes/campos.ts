import type { CampoDePlanilha } from '@merenda/shared/regras';

type Resto = Partial<Omit<CampoDePlanilha, 'campo' | 'titulo' | 'leitura' | 'exemplo'>>;

/** A column of text. */
export const texto = (campo: string, titulo: string, exemplo: string, resto: Resto = {}): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'texto' },
  explicacao: 'Texto.',
  exemplo,
  ...resto,
});

/** A column of digits that are no quantity; `digitos`: the lengths that they may have. */
export const codigo = (
  campo: string,
  titulo: string,
  digitos: readonly number[],
  exemplo: string,
  resto: Resto = {},
): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'codigo', digitos },
  explicacao: 'Com ou sem a pontuação.',
  exemplo,
  ...resto,
});
