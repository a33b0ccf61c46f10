import { LIMITES, type Alimento } from '@merenda/shared/contratos';
import type { ValoresColados } from '@merenda/shared/regras';
import { ColarDaPlanilha } from '@merenda/shared/ui';
import { Form, type FormListOperation } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useAlimentos } from '../alimentos/alimentos.api.js';
import {
  camposDoIngrediente,
  emBranco,
  ingredientesColados,
  posicoesDosColados,
  recusasDoIngrediente,
  type LinhaDoPreparo,
} from './colagem.js';

const NENHUM: readonly Alimento[] = [];

interface ColarIngredientesProps {
  operacoes: FormListOperation;
  /** The rows of the ingredients. */
  children: ReactNode;
}

/** The ingredients of the form, which take rows copied from a spreadsheet. Blank rows give way to them. */
export function ColarIngredientes({ operacoes, children }: ColarIngredientesProps) {
  const form = Form.useFormInstance();
  const { data } = useAlimentos();
  const acervo = useMemo(() => new Map((data ?? NENHUM).map((alimento) => [alimento.id, alimento])), [data]);
  const campos = useMemo(() => data && camposDoIngrediente(data), [data]);
  const linhas = Form.useWatch<LinhaDoPreparo[] | undefined>('ingredientes', { form, preserve: true }) ?? [];

  function colar(coladas: readonly ValoresColados[]): () => void {
    const ingredientes = ingredientesColados(coladas, acervo);
    operacoes.remove(linhas.flatMap((linha, i) => (emBranco(linha) ? i : [])));
    ingredientes.forEach((ingrediente) => operacoes.add(ingrediente));
    return () => {
      const agora = form.getFieldValue('ingredientes') as LinhaDoPreparo[];
      const posicoes = posicoesDosColados(agora, ingredientes);
      operacoes.remove(posicoes);
      if (posicoes.length === agora.length) operacoes.add({});
    };
  }

  return (
    <ColarDaPlanilha
      titulo="Colar ingredientes do Preparo"
      campos={campos}
      cabem={LIMITES.linhas - linhas.filter((linha) => !emBranco(linha)).length}
      recusas={(valores, anteriores) =>
        recusasDoIngrediente(valores, [...linhas, ...ingredientesColados(anteriores, acervo)], acervo)
      }
      aoInserir={colar}
    >
      {children}
    </ColarDaPlanilha>
  );
}
