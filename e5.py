import sys;sys.path.insert(0,'/tmp/w')
from ed import *
sub('components/ActionBar/ActionBar',('.bar small {\n','.bar small {\n  color: inherit;\n'))
sub('components/Testimonials/Testimonials',('  margin-top: 26px;\n','  margin-top: 26px;\n  color: inherit;\n'))
