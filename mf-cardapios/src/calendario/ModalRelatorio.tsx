import { formatarData, formatarDataDDMMYYYY, lerData } from '@merenda/shared/formatos';
import { violacoesDoPeriodo } from '@merenda/shared/regras';
import { Campo, CampoData, opcoesDe, regra } from '@merenda/shared/ui';
import { Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Periodo } from './calendario.api.js';

interface Valores {
  de: string;
  para: string;
  forma: Forma;
}

/** The list has the nutrients of each day; the other forms are printed for the folder or for the wall. */
const FORMAS = {
  lista: 'Lista: cada refeição, com os nutrientes de cada dia',
  semanal: 'Semanal: uma página por semana, com ingredientes e média',
  mensal: 'Mensal: todas as semanas em seguida',
  cartaz: 'Cartaz: só os pratos, em letra grande',
};
type Forma = keyof typeof FORMAS;

/** Asks between which days the calendar of the unit is to be printed. */
export function ModalRelatorio({
  unidade,
  periodo,
  aoFechar,
}: {
  unidade: number;
  periodo: Periodo;
  aoFechar: () => void;
}) {
  const [aberto, setAberto] = useState(true);
  const [form] = Form.useForm<Valores>();
  const navigate = useNavigate();
  return (
    <Modal
      title="Relatório do calendário"
      open={aberto}
      okText="Abrir relatório"
      cancelText="Cancelar"
      onOk={() => form.submit()}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && form.focusField('de')}
    >
      <Form<Valores>
        form={form}
        layout="vertical"
        initialValues={{ de: formatarData(periodo.de), para: formatarData(periodo.ate), forma: 'lista' }}
        onFinish={(valores) => void navigate(enderecoDoRelatorio(unidade, valores))}
        noValidate
      >
        <CampoData nome="de" rotulo="Data inicial" obrigatorio />
        <CampoData nome="para" rotulo="Data final" obrigatorio dependencias={['de']} regras={[DEPOIS_DO_INICIO]} />
        <Campo nome="forma" rotulo="Forma" obrigatorio>
          <Radio.Group
            vertical
            options={opcoesDe(FORMAS).map(({ valor, rotulo }) => ({ value: valor, label: rotulo }))}
          />
        </Campo>
      </Form>
    </Modal>
  );
}

/** '/relatorio/cardapio-impresso/3?de=01112026&para=30112026&forma=semanal'; the list is a report of its own. */
function enderecoDoRelatorio(unidade: number, { de, para, forma }: Valores): string {
  const busca = new URLSearchParams({
    de: formatarDataDDMMYYYY(lerData(de) ?? ''),
    para: formatarDataDDMMYYYY(lerData(para) ?? ''),
  });
  if (forma === 'lista') return `/relatorio/cardapio-calendario/${unidade}?${busca.toString()}`;
  busca.set('forma', forma);
  return `/relatorio/cardapio-impresso/${unidade}?${busca.toString()}`;
}

const DEPOIS_DO_INICIO = regra<string>((ate, ler) =>
  violacoesDoPeriodo({ de: lerData(String(ler('de') ?? '')), ate: lerData(ate ?? '') }),
);
