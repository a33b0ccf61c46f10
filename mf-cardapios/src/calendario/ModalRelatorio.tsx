import { formatarData, formatarDataDDMMYYYY, lerData } from '@merenda/shared/formatos';
import { violacoesDoPeriodo } from '@merenda/shared/regras';
import { CampoData, regra } from '@merenda/shared/ui';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Periodo } from './calendario.api.js';

interface Datas {
  de: string;
  para: string;
}

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
  const [form] = Form.useForm<Datas>();
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
      <Form<Datas>
        form={form}
        layout="vertical"
        initialValues={{ de: formatarData(periodo.de), para: formatarData(periodo.ate) }}
        onFinish={({ de, para }) => void navigate(enderecoDoRelatorio(unidade, de, para))}
        noValidate
      >
        <CampoData nome="de" rotulo="Data inicial" obrigatorio />
        <CampoData nome="para" rotulo="Data final" obrigatorio dependencias={['de']} regras={[DEPOIS_DO_INICIO]} />
      </Form>
    </Modal>
  );
}

/** '/relatorio/cardapio-calendario/3?de=01112026&para=30112026'. */
function enderecoDoRelatorio(unidade: number, de: string, para: string): string {
  const busca = new URLSearchParams({
    de: formatarDataDDMMYYYY(lerData(de) ?? ''),
    para: formatarDataDDMMYYYY(lerData(para) ?? ''),
  });
  return `/relatorio/cardapio-calendario/${unidade}?${busca.toString()}`;
}

const DEPOIS_DO_INICIO = regra<string>((ate, ler) =>
  violacoesDoPeriodo({ de: lerData(String(ler('de') ?? '')), ate: lerData(ate ?? '') }),
);
