import { preparosDoAcervo, preparosDosPratos } from '@merenda/shared/regras';
import { Form } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useEtapaDoFormulario } from '../etapas/useEtapaDoFormulario.js';
import { useAcervo } from './composicao.api.js';
import { ComPainel } from './ComPainel.js';
import { EstoqueDaComposicao } from './EstoqueDaComposicao.js';
import { useComposicao } from './useComposicao.js';

/** What a form chooses, row by row: a dish its preparations, a menu its dishes. */
const ESCOLHAS = {
  preparos: { id: 'preparo', dosIds: preparosDoAcervo, parcial: true, vazia: 'Escolha ao menos um preparo.' },
  pratos: { id: 'prato', dosIds: preparosDosPratos, parcial: false, vazia: 'Escolha ao menos um prato.' },
} as const;

interface EscolhidosComPainelProps {
  lista: keyof typeof ESCOLHAS;
  children: ReactNode;
}

/** The fields of a dish or a menu beside what is chosen in them gives a student. */
export function EscolhidosComPainel({ lista, children }: EscolhidosComPainelProps) {
  const { id, dosIds, parcial, vazia } = ESCOLHAS[lista];
  const form = Form.useFormInstance<object>();
  const linhas = Form.useWatch<{ preparo?: number; prato?: number }[] | undefined>(lista, form) ?? [];
  const etapa = useEtapaDoFormulario();
  const { data: acervo } = useAcervo();
  const escolhidos = linhas.flatMap((linha) => linha[id] ?? []).join();
  const ids = useMemo(() => (escolhidos === '' ? [] : escolhidos.split(',').map(Number)), [escolhidos]);
  const preparos = useMemo(() => (acervo ? dosIds(acervo, ids) : []), [acervo, dosIds, ids]);
  const servidoEm =
    etapa && ids.length > 0 ? { ...etapa, servido: lista === 'pratos' ? { pratos: ids } : { preparos: ids } } : null;
  return (
    <ComPainel
      composicao={useComposicao({ acervo, preparos, etapa })}
      parcial={parcial}
      vazia={vazia}
      abaixo={<EstoqueDaComposicao servidoEm={servidoEm} />}
    >
      {children}
    </ComPainel>
  );
}
