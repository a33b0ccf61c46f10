import { usePermissao } from '@merenda/shared';
import type { Preparo } from '@merenda/shared/contratos';
import { nomeParaFaixa } from '@merenda/shared/regras';
import { useRef, useState } from 'react';
import { usePatologias } from '../etapas/etapas.api.js';
import { paraCorpo } from '../preparos/formulario.js';
import { useCriarPreparo, usePreparos, useReceitas } from '../preparos/preparos.api.js';
import { receitaPara } from './receitaPara.js';

/** A copy is made, or an existing preparation is taken: this one itself, or another. */
type EscolhaDoPreparo = 'COPIAR' | number;

export interface PreparoDaCopia {
  preparo: Preparo;
  /** The name of the copy. */
  nome: string;
  escolha: EscolhaDoPreparo;
  escolher: (escolha: EscolhaDoPreparo) => void;
}

export interface CopiasDePreparos {
  /** Undefined while the recipes are read. */
  preparos: PreparoDaCopia[] | undefined;
  erro: unknown;
  reler: () => void;
  podeCriar: boolean;
  quantas: number;
  /** Makes the copies; the preparation for each of the ids. A repetition after a failure makes only those that lack. */
  criar: () => Promise<(id: number) => number>;
}

/** What becomes of the preparations of a dish that is copied for another age band. */
export function useCopiasDePreparos(
  ids: readonly number[],
  { faixa, fator }: { faixa: string; fator: number },
): CopiasDePreparos {
  const podeCriar = usePermissao('PREPAROS');
  const receitas = useReceitas(ids);
  const existentes = usePreparos();
  const { data: patologias = [] } = usePatologias();
  const criarPreparo = useCriarPreparo();
  const [escolhas, setEscolhas] = useState<ReadonlyMap<number, EscolhaDoPreparo>>(new Map());
  const criados = useRef(new Map<string, number>());

  const preparos =
    receitas.data && existentes.data
      ? receitas.data.map((preparo): PreparoDaCopia => {
          const nome = nomeParaFaixa(preparo.nome, faixa);
          const mesmo = existentes.data.find((existente) => existente.nome === nome);
          const proposta = mesmo?.id ?? (podeCriar && fator !== 1 ? 'COPIAR' : preparo.id);
          return {
            preparo,
            nome,
            escolha: escolhas.get(preparo.id) ?? proposta,
            escolher: (escolha) => setEscolhas(new Map(escolhas).set(preparo.id, escolha)),
          };
        })
      : undefined;

  async function criar(): Promise<(id: number) => number> {
    const para = new Map<number, number>();
    for (const { preparo, nome, escolha } of preparos ?? []) {
      if (escolha !== 'COPIAR') {
        para.set(preparo.id, escolha);
        continue;
      }
      const chave = `${nome} ${fator}`;
      const criado = criados.current.get(chave) ?? (await criarUm(preparo, nome));
      criados.current.set(chave, criado);
      para.set(preparo.id, criado);
    }
    return (id) => para.get(id) ?? id;
  }

  async function criarUm(preparo: Preparo, nome: string): Promise<number> {
    return (await criarPreparo.mutateAsync(paraCorpo(receitaPara(preparo, nome, fator), patologias))).id;
  }

  return {
    preparos,
    erro: receitas.error ?? existentes.error,
    reler: () => {
      receitas.reler();
      void existentes.refetch();
    },
    podeCriar,
    quantas: preparos?.filter(({ escolha }) => escolha === 'COPIAR').length ?? 0,
    criar,
  };
}
