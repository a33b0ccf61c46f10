import type { MudancaDoCalendario } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { diasDoPeriodo, semAula, somarDias } from '@merenda/shared/regras';
import { ListaMarcavel, useHoje } from '@merenda/shared/ui';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { useCalendarioEscolar } from '../calendario-escolar/calendario-escolar.api.js';
import { nomeDoDia } from './mes.js';

/** How many days after the first one are offered: four weeks. */
const DIAS = 28;

interface ValoresDoVinculo {
  tipo: string;
  cardapio: number;
  data: string;
  unidadesEducacionais: number[];
}

/** Binds the same cardápio on other school days of the next weeks too, after what happens on each was shown. */
export function OutrosDias({ aoPrever }: { aoPrever: (mudanca: MudancaDoCalendario) => void }) {
  const form = Form.useFormInstance<ValoresDoVinculo>();
  const [aberto, setAberto] = useState(false);
  const semanal = Form.useWatch('tipo', form) === 'SEMANAL';
  if (semanal) return null;
  if (aberto) return <Dias aoPrever={aoPrever} />;
  return <Button onClick={() => setAberto(true)}>Vincular também em outros dias</Button>;
}

function Dias({ aoPrever }: { aoPrever: (mudanca: MudancaDoCalendario) => void }) {
  const form = Form.useFormInstance<ValoresDoVinculo>();
  const hoje = useHoje();
  const dia = lerData(Form.useWatch('data', form) ?? '') ?? hoje;
  const [marcados, setMarcados] = useState<string[]>([]);
  const { escolar } = useCalendarioEscolar({ de: dia, ate: somarDias(dia, DIAS) });
  const opcoes = diasDoPeriodo(somarDias(dia, 1), somarDias(dia, DIAS))
    .filter((data) => semAula(data, escolar) === null)
    .map((data) => ({ valor: data, rotulo: nomeDoDia(data) }));

  async function conferir(): Promise<void> {
    const valores = await form.validateFields().catch(() => undefined);
    const data = lerData(valores?.data ?? '');
    if (valores === undefined || data === null) return;
    aoPrever({
      acao: 'VINCULAR',
      cardapio: { id: valores.cardapio },
      datas: [data, ...marcados.filter((um) => um > data)],
      unidades: valores.unidadesEducacionais.map((id) => ({ id })),
    });
  }

  return (
    <Flex vertical gap="small">
      <strong>Também nestes dias</strong>
      <ListaMarcavel rotulo="Também nestes dias" opcoes={opcoes} value={marcados} onChange={setMarcados} />
      <Button disabled={marcados.length === 0} style={{ alignSelf: 'start' }} onClick={() => void conferir()}>
        Conferir e vincular
      </Button>
    </Flex>
  );
}
