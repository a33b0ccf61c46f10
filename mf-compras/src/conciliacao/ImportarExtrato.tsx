import { confirmar } from '@merenda/shared';
import type { ExtratoImportado, PreviaDoExtrato } from '@merenda/shared/contratos';
import { AreaDeArquivos } from '@merenda/shared/ui';
import { Alert, Flex, Spin } from 'antd';
import { useImportarExtrato } from './conciliacao.api.js';

/** Takes a bank statement, and says what became of its lines. */
export function ImportarExtrato() {
  const { mutate: importar, isPending, data, error } = useImportarExtrato(perguntar);
  return (
    <Flex vertical gap="small">
      {isPending ? (
        <Flex role="status" gap="small" align="center" style={{ padding: 24 }}>
          <Spin size="small" />
          Lendo o extrato
        </Flex>
      ) : (
        <AreaDeArquivos
          rotulo="Importar extrato (OFX ou CSV)"
          arquivo="Arquivo do extrato bancário"
          aceita=".ofx,.csv,.txt"
          dica="Ou solte aqui o arquivo OFX ou CSV da conta do PNAE, baixado no site do banco."
          aoEscolher={([arquivo]) => arquivo && importar(arquivo)}
        />
      )}
      {error !== null && <Alert type="error" showIcon title={error.message} />}
      {data && <Alert type="success" showIcon title={resultadoDe(data)} />}
      {data?.avisos.map((aviso) => (
        <Alert key={aviso} type="warning" showIcon title={aviso} />
      ))}
    </Flex>
  );
}

const perguntar = ({ novos, reconhecidos }: PreviaDoExtrato): Promise<boolean> =>
  confirmar({
    mensagem: `${contar(reconhecidos, 'lançamento deste arquivo já está no extrato, importado', 'lançamentos deste arquivo já estão no extrato, importados')} em outro formato. ${novos === 0 ? 'Não há outros.' : `${novos === 1 ? 'Só o outro será importado' : `Só os outros ${novos} serão importados`}.`} Deseja continuar?`,
  });

const contar = (quantos: number, um: string, varios: string): string => `${quantos} ${quantos === 1 ? um : varios}`;

function resultadoDe({ conta, novos, repetidos, conciliados }: ExtratoImportado): string {
  const antes = repetidos === 0 ? '' : `, ${contar(repetidos, 'que já estava aqui', 'que já estavam aqui')}`;
  return `Extrato da conta ${conta}: ${contar(novos, 'lançamento novo', 'lançamentos novos')}${antes}, ${contar(conciliados, 'conciliado', 'conciliados')} sem dúvida.`;
}
