import { consultasDeFornecedores } from '@merenda/shared/consultas';
import type { Solicitacao } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { avisoDaCafNaEntrega } from '@merenda/shared/regras';
import { Alerta, useHoje } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { DATA_DO_RECEBIMENTO } from './DadosDaNota.js';

/** Says that the CAF of a family farmer has expired on the day of the delivery; nothing for any other supplier. */
export function AvisoDaCaf({ fornecedor }: Pick<Solicitacao, 'fornecedor'>) {
  const hoje = useHoje();
  const digitada = Form.useWatch<string | undefined>(DATA_DO_RECEBIMENTO);
  const { data = [] } = useQuery({ ...consultasDeFornecedores.lista(), enabled: fornecedor.agriculturaFamiliar });
  const validade = data.find(({ id }) => id === fornecedor.id)?.cafValidade ?? null;
  const aviso = avisoDaCafNaEntrega(validade && lerData(validade), lerData(digitada ?? '') ?? hoje);
  return aviso === null ? null : <Alerta type="warning" title={aviso} style={{ marginBottom: 16 }} />;
}
