import { CAMPOS_DE_SERVICO, CAMPOS_DO_SERVIDOR, type Municipio } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import type { Banco } from '../../banco/conexao.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import {
  CONFIGURACOES,
  lerConfiguracoes,
  type Configuracoes,
  type DoServidor,
} from '../../mecanismos/configuracoes.js';

/** Locks the settings until the end of the transaction. */
export const travarMunicipio = async (tx: Transacao): Promise<Configuracoes> =>
  primeira(await tx.select(CONFIGURACOES).from(municipio).for('update'));

/** The state of the machine, for the screen. */
interface Servidor extends Pick<Municipio, 'restaDemonstracao'> {
  doServidor: DoServidor;
  correio: { comServidor: boolean };
  areasSemAssinatura: () => Promise<boolean>;
  disco: { situacao(): Municipio['disco'] };
}

/** The settings as a screen shows them. */
export async function buscarMunicipio(
  banco: Banco,
  { doServidor, restaDemonstracao, correio, areasSemAssinatura, disco }: Servidor,
): Promise<Municipio> {
  const { inicioAnoLetivo, fimAnoLetivo, ...vigentes } = await lerConfiguracoes(banco, doServidor);
  const definidas = CAMPOS_DO_SERVIDOR.filter((campo) => doServidor[campo] !== undefined);
  const servicos = CAMPOS_DE_SERVICO.filter((campo) => doServidor[campo] !== undefined);
  return {
    ...vigentes,
    ...Object.fromEntries(servicos.map((campo) => [campo, servidorDe(doServidor[campo] ?? '')])),
    inicioAnoLetivo: inicioAnoLetivo && formatarData(inicioAnoLetivo),
    fimAnoLetivo: fimAnoLetivo && formatarData(fimAnoLetivo),
    doServidor: definidas,
    restaDemonstracao,
    emailConfigurado: correio.comServidor,
    areasSemAssinatura: await areasSemAssinatura(),
    disco: disco.situacao(),
  };
}

/** Scheme and host of an address. Its path or its query may hold a key of the service. */
const servidorDe = (endereco: string): string => (URL.canParse(endereco) ? new URL(endereco).origin : '');
