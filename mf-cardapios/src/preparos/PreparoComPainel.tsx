import type { NumeroDigitado } from '@merenda/shared/formatos';
import { Form } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useAlimentos } from '../alimentos/alimentos.api.js';
import { useAcervo, useAlimentosDaFicha } from '../composicao/composicao.api.js';
import { ComPainel } from '../composicao/ComPainel.js';
import { useComposicao } from '../composicao/useComposicao.js';
import { EscolhaDaEtapa } from '../etapas/EscolhaDaEtapa.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { alimentosDaFicha, preparoAtual, type IngredienteNoFormulario } from './formulario.js';

/**
 * The fields of a preparation beside the nutrients of a portion. A preparation has no students: the user chooses those
 * to compare with.
 */
export function PreparoComPainel({ children }: { children: ReactNode }) {
  const form = Form.useFormInstance();
  const porcoes = Form.useWatch<NumeroDigitado | undefined>('porcoes', form);
  const ingredientes = Form.useWatch<Partial<IngredienteNoFormulario>[] | undefined>('ingredientes', form);
  const pesoPronto = Form.useWatch<NumeroDigitado | undefined>('pesoPronto', form);
  const indiceCoccao = Form.useWatch<NumeroDigitado | undefined>('indiceCoccao', form);
  const alergenicosPodeConter = Form.useWatch<string[] | undefined>('alergenicosPodeConter', form);
  const { data: acervo } = useAcervo();
  const { data: alimentos } = useAlimentos();
  const escolhidos = [...new Set((ingredientes ?? []).flatMap(({ alimento }) => alimento ?? []))].sort(
    (um, outro) => um - outro,
  );
  const { data: conhecidos } = useAlimentosDaFicha(escolhidos);
  const [etapa, setEtapa] = useState<Partial<Etapa>>({});
  const porId = useMemo(() => alimentosDaFicha(alimentos ?? [], conhecidos), [alimentos, conhecidos]);
  const preparos = useMemo(
    () => [
      preparoAtual(
        { porcoes, ingredientes: ingredientes ?? [], pesoPronto, indiceCoccao, alergenicosPodeConter },
        porId,
      ),
    ],
    [porcoes, ingredientes, pesoPronto, indiceCoccao, alergenicosPodeConter, porId],
  );
  const composicao = useComposicao({
    acervo,
    preparos,
    etapa,
    semPrecos: escolhidos.some((id) => !conhecidos?.some((conhecido) => conhecido.id === id)),
  });
  return (
    <ComPainel
      composicao={composicao}
      parcial
      vazia="Escolha um alimento e a sua quantidade."
      acima={<EscolhaDaEtapa rotulo="Comparar com a norma de" etapa={etapa} aoMudar={setEtapa} />}
    >
      {children}
    </ComPainel>
  );
}
