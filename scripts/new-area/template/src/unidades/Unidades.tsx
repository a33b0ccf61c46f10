import { consultasDeUnidades } from '@merenda/shared/consultas';
import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { ListaDeRegistros, Tela, type CampoDeBusca, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';

const nomeDe = ({ nome }: UnidadeEducacional) => nome;
const cidadeDe = ({ cidade }: UnidadeEducacional) => cidade;

const BUSCA: CampoDeBusca<UnidadeEducacional>[] = [{ campo: 'nome', rotulo: 'Nome', texto: nomeDe }];

const COLUNAS: Coluna<UnidadeEducacional>[] = [
  { titulo: 'Nome', valor: nomeDe, ordem: nomeDe },
  { titulo: 'Cidade', valor: cidadeDe, ordem: cidadeDe },
];

/** Screen '/modelo': the educational units. */
export default function Unidades() {
  const consulta = useQuery(consultasDeUnidades.lista());
  return (
    <Tela titulo="Modelo">
      <ListaDeRegistros
        rotulo="Unidades educacionais"
        consulta={consulta}
        busca={BUSCA}
        colunas={COLUNAS}
        nomeDaLinha={nomeDe}
        vazio="Nenhuma unidade cadastrada."
      />
    </Tela>
  );
}
