import { preparosDoAcervo } from '@merenda/shared/regras';
import { Form } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useAcervo } from '../composicao/composicao.api.js';
import { ComPainel } from '../composicao/ComPainel.js';
import { EstoqueDaComposicao } from '../composicao/EstoqueDaComposicao.js';
import { useComposicao } from '../composicao/useComposicao.js';
import { useEtapaDoFormulario } from '../etapas/useEtapaDoFormulario.js';

/** The fields of a dish beside what its preparations give together. */
export function PratoComPainel({ children }: { children: ReactNode }) {
  const linhas = Form.useWatch<{ preparo?: number }[] | undefined>('preparos', Form.useFormInstance<object>()) ?? [];
  const etapa = useEtapaDoFormulario();
  const { data: acervo } = useAcervo();
  const escolhidos = linhas.flatMap(({ preparo }) => preparo ?? []).join();
  const ids = useMemo(() => (escolhidos === '' ? [] : escolhidos.split(',').map(Number)), [escolhidos]);
  const preparos = useMemo(() => (acervo ? preparosDoAcervo(acervo, ids) : []), [acervo, ids]);
  const composicao = useComposicao({ acervo, preparos, etapa });
  return (
    <ComPainel
      composicao={composicao}
      parcial
      vazia="Escolha ao menos um preparo."
      abaixo={
        <EstoqueDaComposicao servidoEm={etapa && ids.length > 0 ? { ...etapa, servido: { preparos: ids } } : null} />
      }
    >
      {children}
    </ComPainel>
  );
}
