import { preparosDosPratos } from '@merenda/shared/regras';
import { Form } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useAcervo } from '../composicao/composicao.api.js';
import { ComPainel } from '../composicao/ComPainel.js';
import { EstoqueDaComposicao } from '../composicao/EstoqueDaComposicao.js';
import { useComposicao } from '../composicao/useComposicao.js';
import { useEtapaDoFormulario } from '../etapas/useEtapaDoFormulario.js';
import type { CardapioNoFormulario } from './formulario.js';

/** The fields of a menu beside what its dishes give a student in a day. */
export function CardapioComPainel({ children }: { children: ReactNode }) {
  const form = Form.useFormInstance<CardapioNoFormulario>();
  const linhas: Partial<CardapioNoFormulario['pratos'][number]>[] = Form.useWatch('pratos', form) ?? [];
  const etapa = useEtapaDoFormulario();
  const { data: acervo } = useAcervo();
  const escolhidos = linhas.flatMap(({ prato }) => prato ?? []).join();
  const ids = useMemo(() => (escolhidos === '' ? [] : escolhidos.split(',').map(Number)), [escolhidos]);
  const preparos = useMemo(() => (acervo ? preparosDosPratos(acervo, ids) : []), [acervo, ids]);
  const composicao = useComposicao({ acervo, preparos, etapa });
  return (
    <ComPainel
      composicao={composicao}
      parcial={false}
      vazia="Escolha ao menos um prato."
      abaixo={
        <EstoqueDaComposicao servidoEm={etapa && ids.length > 0 ? { ...etapa, servido: { pratos: ids } } : null} />
      }
    >
      {children}
    </ComPainel>
  );
}
