import { usePermissao } from '@merenda/shared';
import { ROTULOS_PERMISSAO, type ImportacaoEmCurso } from '@merenda/shared/contratos';
import { Alert, Button, Flex } from 'antd';
import { CADASTROS } from './criacao.js';

type Faltam = ImportacaoEmCurso['faltam'][number];

interface CadastrosQueFaltamProps {
  faltam: readonly Faltam[];
  desabilitado: boolean;
  aoCriar: (faltam: Faltam) => void;
}

/** Names in a sentence; more than these are counted. */
const NOMES_NA_FRASE = 10;

const LISTA = new Intl.ListFormat('pt-BR');

/** What the file names and is not registered, once for each kind, with the way to create it. */
export const CadastrosQueFaltam = ({ faltam, ...resto }: CadastrosQueFaltamProps) =>
  faltam.map((deUm) => <CadastroQueFalta key={deUm.entidade} faltam={deUm} {...resto} />);

function CadastroQueFalta({
  faltam,
  desabilitado,
  aoCriar,
}: Omit<CadastrosQueFaltamProps, 'faltam'> & { faltam: Faltam }) {
  const { um, varios, permissao } = CADASTROS[faltam.entidade];
  const pode = usePermissao(permissao);
  const so = faltam.total === 1;
  const ditos = faltam.nomes.slice(0, faltam.total > NOMES_NA_FRASE ? NOMES_NA_FRASE - 1 : NOMES_NA_FRASE);
  const resto = faltam.total - ditos.length;
  const quantos = so
    ? `1 ${um} que ainda não existe`
    : `${faltam.total.toLocaleString('pt-BR')} ${varios} que ainda não existem`;
  const frase = `Esta planilha precisa de ${quantos}: ${LISTA.format(resto > 0 ? [...ditos, `mais ${resto}`] : ditos)}.`;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <Flex wrap gap="small" align="center">
          <span style={{ flex: '1 1 240px' }}>
            {pode
              ? `${frase} Crie ${so ? `o ${um}` : `os ${varios}`} primeiro; depois a importação continua daqui.`
              : `${frase} Peça o cadastro a quem tem a permissão '${ROTULOS_PERMISSAO[permissao]}'.`}
          </span>
          {pode && (
            <Button disabled={desabilitado} onClick={() => aoCriar(faltam)}>
              {so ? `Criar este ${um}` : `Criar estes ${varios}`}
            </Button>
          )}
        </Flex>
      }
    />
  );
}
