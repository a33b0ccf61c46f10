import type { NumeroDigitado } from '@merenda/shared/formatos';
import { Form } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useAlimentos, useComponentes } from '../alimentos/alimentos.api.js';
import { ComPainel } from '../composicao/ComPainel.js';
import { SEM_NUTRIENTES, useComposicao } from '../composicao/useComposicao.js';
import { EscolhaDaEtapa } from '../etapas/EscolhaDaEtapa.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { alimentosDaFicha, nutrientesDaFicha, preparoAtual, type IngredienteNoFormulario } from './formulario.js';

/** The fields of a preparation beside what a portion of it gives. It is for nobody yet: the user says for whom to compare. */
export function PreparoComPainel({ children }: { children: ReactNode }) {
  const form = Form.useFormInstance();
  const porcoes = Form.useWatch<NumeroDigitado | undefined>('porcoes', form);
  const ingredientes = Form.useWatch<Partial<IngredienteNoFormulario>[] | undefined>('ingredientes', form);
  const { data: alimentos } = useAlimentos();
  const { data: componentes } = useComponentes();
  const [etapa, setEtapa] = useState<Partial<Etapa>>({});
  const { categoria, modalidade } = etapa;
  const porId = useMemo(() => alimentosDaFicha(alimentos ?? []), [alimentos]);
  const nutrientes = useMemo(() => (componentes ? nutrientesDaFicha(componentes) : SEM_NUTRIENTES), [componentes]);
  const preparos = useMemo(
    () => [preparoAtual({ porcoes, ingredientes: ingredientes ?? [] }, porId)],
    [porcoes, ingredientes, porId],
  );
  const composicao = useComposicao({
    nutrientes,
    preparos,
    etapa: categoria && modalidade ? { categoria, modalidade } : undefined,
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
