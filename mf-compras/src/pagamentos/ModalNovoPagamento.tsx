import { LIMITES, type NotaAPagar } from '@merenda/shared/contratos';
import { formatarMoeda, lerData, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { anoDoDia, aPagar, violacoesDoPagamento } from '@merenda/shared/regras';
import { CampoData, CampoMoeda, CampoTexto, LinhaDeCampos, ModalFormulario, regra, useHoje } from '@merenda/shared/ui';
import { Form, Typography } from 'antd';
import { useState } from 'react';
import { useHojeBR } from '../hoje.js';
import { CampoDoMotivo } from '../recursos-pnae/CampoDoMotivo.js';
import { PAGAMENTO } from './identificacao.js';
import { useCriarPagamento } from './pagamentos.api.js';

interface Digitado {
  data: string;
  documento: string;
  valor: number;
  retencao: number;
  motivo?: string;
}

/** Records a payment of an invoice; it proposes all that may still be paid. */
export function ModalNovoPagamento({ nota, aoFechar }: { nota: NotaAPagar; aoFechar: () => void }) {
  const { mutateAsync: criar } = useCriarPagamento();
  const hojeBR = useHojeBR();
  const hoje = useHoje();
  const resta = aPagar(nota);
  const [valores] = useState({ valor: resta.toNumber(), retencao: 0 });
  const { notaFiscal } = nota;

  const cabe = regra<NumeroDigitado>((valor, ler) =>
    violacoesDoPagamento(
      {
        valor: numeroLido(valor) ?? 0,
        retencao: numeroLido(ler('retencao') as NumeroDigitado) ?? 0,
        data: lerData(String(ler('data') ?? '')) ?? hoje,
      },
      { saldo: nota, recebida: lerData(notaFiscal.dataRecebimento) ?? hoje, hoje },
    ).filter(({ campo }) => campo === 'valor'),
  );

  return (
    <ModalFormulario<Digitado>
      entidade={PAGAMENTO}
      titulo="Registrar Pagamento"
      valores={valores}
      confirmacao="Deseja realmente registrar o Pagamento?"
      sucesso="Pagamento registrado com sucesso!"
      rotuloSalvar="Registrar"
      aoSalvar={(digitado, { idempotencia }) =>
        criar({ pagamento: { ...digitado, notaFiscal: { id: notaFiscal.id } }, idempotencia })
      }
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        <strong>Nota fiscal {notaFiscal.numero}</strong>, recebida em {notaFiscal.dataRecebimento}. Ainda se pode pagar{' '}
        {formatarMoeda(resta)}.
      </Typography.Paragraph>
      <LinhaDeCampos>
        <CampoData nome="data" rotulo="Data do pagamento" obrigatorio desde={notaFiscal.dataRecebimento} ate={hojeBR} />
        <CampoTexto
          nome="documento"
          rotulo="Ordem bancária ou cheque"
          obrigatorio
          max={LIMITES.numeroDocumento}
          maiusculo
        />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoMoeda
          nome="valor"
          rotulo="Valor pago"
          obrigatorio
          min={0.01}
          ajuda="O que saiu da conta para o fornecedor."
          regras={[cabe]}
        />
        <CampoMoeda
          nome="retencao"
          rotulo="Retenção"
          obrigatorio
          ajuda="Impostos retidos desta nota; zero se não há."
        />
      </LinhaDeCampos>
      <MotivoDoPagamento fechados={nota.anosFechados} />
    </ModalFormulario>
  );
}

/** Asked while the day of the payment lies in a year whose accounts are closed. */
function MotivoDoPagamento({ fechados }: { fechados: readonly number[] }) {
  const dia = lerData(Form.useWatch<string | undefined>('data') ?? '');
  return dia === null ? null : <CampoDoMotivo ano={anoDoDia(dia)} fechados={fechados} />;
}
